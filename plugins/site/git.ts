import { spawnSync } from 'node:child_process';

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
