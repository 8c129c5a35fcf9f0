import { lastLines, run, UserFacingError } from './run';

/**
 * Runs git in a folder, and prints nothing.
 *
 * @returns its exit code, and its output without space around it
 */
export async function tryGit(
  folder: string,
  args: string[],
): Promise<{ code: number; output: string }> {
  // With this setting, Git prints file names with accents unchanged.
  const allArgs = ['-c', 'core.quotePath=false', ...args];
  const { code, output } = await run('git', allArgs, { cwd: folder, quiet: true });
  return { code, output: output.trim() };
}

/**
 * Runs git in a folder, which must succeed.
 *
 * @param failureMessage the beginning of the error message
 * @returns its output, without space around it
 * @throws {UserFacingError} with `failureMessage` and the last line of the output
 */
export async function git(
  folder: string,
  args: string[],
  failureMessage = `git ${args[0]} failed`,
): Promise<string> {
  const { code, output } = await tryGit(folder, args);
  if (code !== 0) {
    throw new UserFacingError(`${failureMessage}: ${lastLines(output, 1)}`);
  }
  return output;
}
