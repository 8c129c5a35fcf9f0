import { writeEditorSchemas } from '../../plugins/siteConfig/editorSchemas';
import { configProblems } from '../../plugins/siteConfig/readConfig';
import { checkEnvironment } from './environment';
import { UserFacingError } from './run';

/**
 * Reads the environment and the configuration before Rspress does, which would tell wrong values
 * with a stack trace. Editors get what they explain the configuration with.
 *
 * @throws {UserFacingError} a line for each value that is missing or wrong
 */
export function checkConfig(): void {
  checkEnvironment();
  writeEditorSchemas();
  const problems = configProblems();
  if (problems.length > 0) {
    throw new UserFacingError(problems.join('\n'));
  }
}
