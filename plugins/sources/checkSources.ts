import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { MISTAKE_LINE } from '../../shared/mistakeLine.ts';
import { SiteProblems } from '../site/siteProblems.ts';
import { PAGE } from './linkTargets.ts';
import { mistakeLine } from './mistakeLine.ts';
import { readSources } from './readSources.ts';

type Sidebar = NonNullable<NonNullable<UserConfig['themeConfig']>['sidebar']>[string];

/** @returns the links of a sidebar, those of its groups, too */
function linksOf(items: Sidebar): string[] {
  return items.flatMap((item) => [
    ...('link' in item && item.link ? [item.link] : []),
    ...('items' in item ? linksOf(item.items as Sidebar) : []),
  ]);
}

/** @returns a line for each page that stands in a sidebar twice */
export function sidebarProblems(sidebars: Record<string, Sidebar>): string[] {
  return Object.values(sidebars).flatMap((sidebar) => {
    const links = linksOf(sidebar);
    const repeated = new Set(links.filter((link, index) => links.indexOf(link) !== index));
    return [...repeated].map((link) => `sidebars.ts: ${link} stands in the same sidebar twice`);
  });
}

/** @returns a line for each item of the navbar that leads to no page, such as a group: the bar has links only */
export const navbarProblems = (nav: unknown): string[] =>
  (Array.isArray(nav) ? (nav as { text?: string; link?: string }[]) : [])
    .filter(({ link }) => !link)
    .map(
      ({ text }) => `rspress.config.ts: the item “${text}” of the navbar needs a link; the bar has no groups`,
    );

/**
 * Stops the build when the files of the pages have mistakes, with a line for each. In development
 * the lines stand over the page until the mistakes are mended, as Rsbuild shows errors.
 *
 * Rspress's `checkDeadLinks` tells no line, and knows nothing of components, imports and callouts.
 */
export function checkSources(): RspressPlugin {
  let docs = '';
  let problemsNow = (): string[] => [];

  const inDevelopment: RsbuildPlugin = {
    name: 'site:check-sources',
    apply: 'serve',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname, searchParams } = new URL(String(request.url), 'http://localhost');
          if (!pathname.endsWith(MISTAKE_LINE)) {
            next();
            return;
          }
          const file = path.resolve(docs, String(searchParams.get('file')));
          const message = String(searchParams.get('message'));
          const isPage = PAGE.test(file) && file.startsWith(docs + path.sep) && existsSync(file);
          response.end(isPage ? String(mistakeLine(readFileSync(file, 'utf8'), message) ?? '') : '');
        });
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, compiler }) => {
        for (const problem of problemsNow()) {
          compilation.errors.push(new compiler.webpack.WebpackError(problem));
        }
      });
    },
  };

  return {
    name: 'site:check-sources',
    builderConfig: { plugins: [inDevelopment] },
    config(config, _utils, isProd) {
      docs = path.resolve(String(config.root));
      const read = () => readSources(docs, config.multiVersion?.versions);
      const ofFrame = [
        ...sidebarProblems(config.themeConfig?.sidebar ?? {}),
        ...navbarProblems(config.themeConfig?.nav),
      ];
      problemsNow = () => [...read().problems, ...ofFrame];
      const { problems, notes } = read();
      for (const note of notes) {
        console.info(note);
      }
      if (isProd && problems.length + ofFrame.length > 0) {
        throw new SiteProblems([...problems, ...ofFrame]);
      }
      return config;
    },
  };
}
