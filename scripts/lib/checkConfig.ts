import { loadTypeScript } from './loadTypeScript';
import { UserFacingError } from './run';

/**
 * Reads the configuration before Rspress does, which would tell wrong values with a stack trace.
 *
 * @throws {UserFacingError} a line for each value that is missing or wrong
 */
export async function checkConfig(): Promise<void> {
  const { configProblems }: typeof import('../../plugins/siteConfig/readConfig') = await loadTypeScript(
    'plugins/siteConfig/readConfig.ts',
  );
  const problems = configProblems();
  if (problems.length > 0) {
    throw new UserFacingError(problems.join('\n'));
  }
}
