import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/**
 * The day of the newest commit that changed each file of a folder, by its path below the folder: `2025-01-20`.
 *
 * @throws Error that says why the days are not known: no git, no history, or one that ends too early
 */
export function lastChanges(folder: string): Map<string, string> {
  const git = (...args: string[]) => {
    const { status, stdout, stderr, error } = spawnSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    if (status !== 0) {
      throw new Error(error?.message ?? stderr.split('\n')[0]);
    }
    return stdout;
  };
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
    throw new Error('this clone is shallow (git fetch --unshallow)');
  }
  const days = new Map<string, string>();
  const log = git('log', '--format=@%cs', '--name-only', '--cc', '--no-renames', '--relative', '.');
  // The oldest first, so that newer days replace older ones.
  for (const commit of log.split('@').reverse()) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      days.set(file, day);
    }
  }
  return days;
}

/**
 * Tells each page the day of its last update, from the history of git, as `lastUpdatedTime`. Rspress's own `lastUpdated`
 * writes the time in words of the builder's time zone, and in a shallow clone gives every page the day at which the
 * clone begins.
 */
export function lastUpdated(): RspressPlugin {
  const root = path.resolve('docs');
  let days = new Map<string, string>();
  return {
    name: 'site:last-updated',
    config(config, _utils, isProd) {
      try {
        // In development pages change while the history does not.
        days = isProd ? lastChanges(root) : days;
      } catch (error) {
        console.info(`No page says when it was last updated: ${(error as Error).message}`);
      }
      return config;
    },
    extendPageData(page) {
      const file = path.relative(root, page._filepath).split(path.sep).join('/');
      Object.assign(page, { lastUpdatedTime: days.get(file) });
    },
  };
}
