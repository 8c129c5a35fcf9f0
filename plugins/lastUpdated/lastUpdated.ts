import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/**
 * The day of the newest commit that changed each file of a folder, by its path below the folder: `2025-01-20`.
 *
 * @throws Error that says why the days are not known: no git, no history, or one that ends too early
 */
export function lastChanges(folder: string): Map<string, string> {
  const git = (...args: string[]) => {
    try {
      const options = { cwd: folder, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY } as const;
      return execFileSync('git', args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    } catch (error) {
      throw new Error(String((error as { stderr?: string }).stderr || error).split('\n')[0]);
    }
  };
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
    throw new Error('this clone is shallow (git fetch --unshallow)');
  }
  const days = new Map<string, string>();
  const log = git('log', '--format=@%cs', '--name-only', '--cc', '--no-renames', '--relative', '.');
  for (const commit of log.split('@').filter(Boolean)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files.filter((name) => !days.has(name))) {
      days.set(file, day);
    }
  }
  return days;
}

/**
 * Tells each page the day of its last update, from the history of git, as `lastUpdatedTime`. Nothing in
 * development, where pages change while the history does not.
 *
 * Rspress's own `lastUpdated` writes the time in words of the builder's time zone, and in a shallow clone gives every
 * page the day at which the clone begins.
 */
export function lastUpdated(): RspressPlugin {
  let days = new Map<string, string>();
  let root = '';
  return {
    name: 'site:last-updated',
    config(config, _utils, isProd) {
      root = path.resolve(config.root ?? 'docs');
      try {
        days = isProd ? lastChanges(root) : days;
      } catch (error) {
        console.info(`No page says when it was last updated: ${(error as Error).message}`);
      }
      return config;
    },
    extendPageData(page) {
      const day = days.get(path.relative(root, page._filepath).split(path.sep).join('/'));
      if (day) {
        Object.assign(page, { lastUpdatedTime: day });
      }
    },
  };
}
