import { writeEditorSchemas } from '../../plugins/siteConfig/editorSchemas';
import { configProblems } from '../../plugins/siteConfig/readConfig';
import { checkEnvironment } from './environment';
import { UserFacingError } from './run';

/**
 * Checks the environment and the configuration before Rspress reads them, because Rspress would
 * report wrong values with a stack trace. Also writes the schemas with which editors explain the
 * configuration.
 *
 * @throws {UserFacingError} with a line for each value that is missing or wrong
 */
export function checkConfig(): void {
  checkEnvironment();
  writeEditorSchemas();
  const problems = configProblems();
  if (problems.length > 0) {
    throw new UserFacingError(problems.join('\n'));
  }
}
