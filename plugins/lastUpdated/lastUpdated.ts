import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { openHistory } from '../site/git.ts';

/**
 * Returns, for each file of a folder, the day of the newest commit that changed it: `2025-01-20`.
 *
 * @throws Error with the reason, if the days are not known
 */
export function readLastChangeDays(folder: string): Map<string, string> {
  const git = openHistory(folder);
  const daysByFile = new Map<string, string>();
  const gitLog = git(
    'log',
    '-z',
    '--format=/%cs',
    '--name-only',
    '--cc',
    '--no-renames',
    '--relative',
    '.',
  );
  const logParts = gitLog.split('\0');
  let day = '';
  for (const [index, logPart] of logParts.entries()) {
    // A part that begins with a slash is the day of a commit. Git writes a line break before the
    // first path of a commit.
    const isFirstFileOfCommit = logParts[index - 1]?.startsWith('/');
    const file = isFirstFileOfCommit ? logPart.slice(1) : logPart;
    if (logPart.startsWith('/')) {
      day = logPart.slice(1);
    } else if (file && !daysByFile.has(file)) {
      daysByFile.set(file, day);
    }
  }
  return daysByFile;
}

/**
 * Adds to the data of each page the day of its last change in Git. Rspress's `lastUpdated` gives
 * wrong days in shallow clones.
 */
export function lastUpdated(): RspressPlugin {
  const docsFolder = path.resolve('docs');
  let daysByFile = new Map<string, string>();
  return {
    name: 'site:last-updated',
    config(config, _utils, isProd) {
      try {
        // In development there are no days: pages change, but the history does not.
        daysByFile = isProd ? readLastChangeDays(docsFolder) : daysByFile;
      } catch (error) {
        console.info(`No page says when it was last updated: ${(error as Error).message}`);
      }
      return config;
    },
    extendPageData(page) {
      const file = path.relative(docsFolder, page._filepath).split(path.sep).join('/');
      Object.assign(page, { lastUpdatedTime: daysByFile.get(file) });
    },
  };
}
