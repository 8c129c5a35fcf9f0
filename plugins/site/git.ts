import { spawnSync } from 'node:child_process';

/**
 * Runs Git in a folder, and returns what it prints.
 *
 * @throws Error with the reason, if Git fails or is missing
 */
function runGit(folder: string, args: string[]): string {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY } as const;
  const { status, stdout, stderr, error } = spawnSync('git', args, options);
  if (status !== 0) {
    throw new Error(error?.message ?? stderr.split('\n')[0]);
  }
  return stdout;
}

/**
 * Returns the whole hash of the commit that is checked out in a folder; null if there is no Git or
 * no commit.
 */
export function headCommit(folder: string): string | null {
  try {
    return runGit(folder, ['rev-parse', '--verify', 'HEAD']).trim();
  } catch {
    return null;
  }
}

/**
 * Returns the time of the commit that is checked out in a folder, in milliseconds since 1970;
 * undefined if there is no Git or no commit.
 */
export function headCommitMs(folder: string): number | undefined {
  try {
    return Number(runGit(folder, ['log', '-1', '--format=%ct'])) * 1000;
  } catch {
    return undefined;
  }
}

/**
 * Returns a function that runs Git in the repository of a folder, and returns what Git prints.
 *
 * @throws Error with the reason, if there is no history or its beginning is missing
 */
export function openHistory(folder: string): (...args: string[]) => string {
  const git = (...args: string[]) => runGit(folder, args);
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
    throw new Error('this clone is shallow (git fetch --unshallow)');
  }
  return git;
}
