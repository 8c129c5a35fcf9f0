import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RspressPlugin } from '@rspress/core';

const execute = promisify(execFile);

/**
 * The day of the newest commit that changed each file of a folder, by its path below the folder: `2025-01-20`.
 *
 * @throws Error that says why the days are not known: no git, no history, or one that ends too early
 */
export async function lastChanges(folder: string): Promise<Map<string, string>> {
  const git = async (...args: string[]) => {
    try {
      return (await execute('git', args, { cwd: folder, maxBuffer: Number.POSITIVE_INFINITY })).stdout;
    } catch (error) {
      throw new Error(String((error as { stderr?: string }).stderr || error).split('\n')[0]);
    }
  };
  if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') {
    throw new Error('this clone is shallow (git fetch --unshallow)');
  }
  const log = await git('log', '--format=@%cs', '--name-only', '--cc', '--no-renames', '--relative', '.');
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith('@')) {
      day = line.slice(1);
    } else if (!days.has(line)) {
      days.set(line, day);
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
    config(config) {
      root = path.resolve(config.root ?? 'docs');
      return config;
    },
    async routeGenerated(_routes, isProd) {
      try {
        days = isProd ? await lastChanges(root) : days;
      } catch (error) {
        console.info(`No page says when it was last updated: ${(error as Error).message}`);
      }
    },
    extendPageData(page) {
      const day = days.get(path.relative(root, page._filepath).split(path.sep).join('/'));
      if (day) {
        Object.assign(page, { lastUpdatedTime: day });
      }
    },
  };
}
