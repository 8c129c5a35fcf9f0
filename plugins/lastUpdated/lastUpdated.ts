import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { openHistory } from '../site/git.ts';

/**
 * Returns, for each file of a folder, the day of the newest commit that changed it: `2025-01-20`.
 *
 * @throws Error with the reason, if the days are not known
 */
export function lastChanges(folder: string): Map<string, string> {
  const git = openHistory(folder);
  const days = new Map<string, string>();
  const log = git(
    'log',
    '-z',
    '--format=/%cs',
    '--name-only',
    '--cc',
    '--no-renames',
    '--relative',
    '.',
  );
  const parts = log.split('\0');
  let day = '';
  for (const [index, part] of parts.entries()) {
    // A part that begins with a slash is the day of a commit. Git writes a line break before the
    // first path of a commit.
    const isFirst = parts[index - 1]?.startsWith('/');
    const file = isFirst ? part.slice(1) : part;
    if (part.startsWith('/')) {
      day = part.slice(1);
    } else if (file && !days.has(file)) {
      days.set(file, day);
    }
  }
  return days;
}

/**
 * Adds to the data of each page the day of its last change in Git. Rspress's `lastUpdated` gives
 * wrong days in shallow clones.
 */
export function lastUpdated(): RspressPlugin {
  const root = path.resolve('docs');
  let days = new Map<string, string>();
  return {
    name: 'site:last-updated',
    config(config, _utils, isProd) {
      try {
        // In development there are no days: pages change, but the history does not.
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
