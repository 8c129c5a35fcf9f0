import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { type History, readHistory } from './history.ts';

const pages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** What a build says of the pages that cannot tell their day; empty when all can. */
export function withoutDay({ uncommitted, beforeClone }: History): string {
  const reasons = [
    ...(uncommitted.length > 0 ? [`${pages(uncommitted.length)} with changes that are not committed`] : []),
    ...(beforeClone.length > 0
      ? [`${pages(beforeClone.length)} older than this shallow clone (git fetch --unshallow)`]
      : []),
  ];
  return reasons.length > 0 ? `Without the day of their last update: ${reasons.join(', ')}.` : '';
}

/**
 * Tells each page the day of its last update, from the history of git, as `lastUpdatedTime`. Nothing in
 * development, where pages change while the history does not.
 */
export function lastUpdated(): RspressPlugin {
  let history: History | undefined;
  let root = '';
  const nameOf = (file: string) => path.relative(root, file).split(path.sep).join('/');

  return {
    name: 'site:last-updated',
    config(config) {
      root = path.resolve(config.root ?? 'docs');
      return config;
    },
    async routeGenerated(routes, isProd) {
      if (!isProd) {
        return;
      }
      const files = routes.map(({ absolutePath }) => nameOf(absolutePath));
      try {
        history = await readHistory(root, files);
        console.info(withoutDay(history));
      } catch (error) {
        console.info(`No page says when it was last updated: ${(error as Error).message}`);
      }
    },
    extendPageData(page) {
      const day = history?.days.get(nameOf(page._filepath));
      if (day) {
        Object.assign(page, { lastUpdatedTime: day });
      }
    },
  };
}
