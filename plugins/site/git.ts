import { spawnSync } from 'node:child_process';

/**
 * Returns a function that runs Git in the repository of a folder, and returns what Git prints.
 *
 * @throws Error with the reason, if there is no history or its beginning is missing
 */
export function openHistory(folder: string): (...args: string[]) => string {
  const git = (...args: string[]) => {
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY } as const;
    const { status, stdout, stderr, error } = spawnSync('git', args, options);
    if (status !== 0) {
      throw new Error(error?.message ?? stderr.split('\n')[0]);
    }
    return stdout;
  };
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
    throw new Error('this clone is shallow (git fetch --unshallow)');
  }
  return git;
}
