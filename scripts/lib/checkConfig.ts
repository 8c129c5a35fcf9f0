import { writeEditorSchemas } from '../../plugins/siteConfig/editorSchemas';
import { configProblems } from '../../plugins/siteConfig/readConfig';
import { UserFacingError } from './run';

/**
 * Reads the configuration before Rspress does, which would tell wrong values with a stack trace.
 * Editors get what they explain it with.
 *
 * @throws {UserFacingError} a line for each value that is missing or wrong
 */
export function checkConfig(): void {
  writeEditorSchemas();
  const problems = configProblems();
  if (problems.length > 0) {
    throw new UserFacingError(problems.join('\n'));
  }
}
