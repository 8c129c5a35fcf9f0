import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { readingOrder, type SidebarNode } from '../../shared/sidebar.ts';
import { compileErrorLine } from '../plainErrors/errorLines.ts';
import { mistakes } from '../site/siteProblems.ts';
import { readSources } from './readSources.ts';

/** @returns a line for each page that stands in a sidebar twice */
export function sidebarProblems(sidebars: Record<string, SidebarNode[]>): string[] {
  return Object.values(sidebars).flatMap((sidebar) => {
    const links = readingOrder(sidebar).map(({ link }) => link);
    const repeated = new Set(links.filter((link, index) => links.indexOf(link) !== index));
    return [...repeated].map((link) => `sidebars.ts: ${link} stands in the same sidebar twice`);
  });
}

/** @returns a line for each item of the navbar that leads to no page, such as a group, which the bar would not show */
export const navbarProblems = (nav: unknown): string[] =>
  (Array.isArray(nav) ? (nav as { text?: string; link?: string }[]) : [])
    .filter(({ link }) => !link)
    .map(
      ({ text }) => `rspress.config.ts: the item “${text}” of the navbar needs a link; the bar has no groups`,
    );

/**
 * Stops the build when the files of the pages have mistakes, with a line for each. In development
 * the lines stand over the page until the mistakes are mended, as Rsbuild shows errors, with those of the compiler, and
 * Rspress prints links that lead to no page.
 */
export function checkSources(): RspressPlugin {
  let problemsNow = (): string[] => [];

  const inDevelopment: RsbuildPlugin = {
    name: 'site:check-sources',
    apply: 'serve',
    setup(api) {
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, compiler }) => {
        const { errors = [] } = compilation.getStats().toJson({ all: false, errors: true });
        for (const problem of [...errors.map(compileErrorLine), ...problemsNow()]) {
          compilation.errors.push(new compiler.webpack.WebpackError(problem));
        }
      });
    },
  };

  return {
    name: 'site:check-sources',
    builderConfig: { plugins: [inDevelopment] },
    config(config, _utils, isProd) {
      const read = () => readSources(path.resolve(String(config.root)), config.multiVersion?.versions);
      const { nav, sidebar = {} } = config.themeConfig ?? {};
      const ofFrame = [...navbarProblems(nav), ...sidebarProblems(sidebar as Record<string, SidebarNode[]>)];
      problemsNow = () => [...read().problems, ...ofFrame];
      const { problems, notes } = read();
      for (const note of notes) {
        console.info(note);
      }
      for (const problem of isProd ? [...problems, ...ofFrame] : []) {
        mistakes.add(problem);
      }
      const link = { checkDeadLinks: !isProd, checkAnchors: false };
      return { ...config, markdown: { ...config.markdown, link } };
    },
  };
}
