import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { services } from '../../services.config.ts';
import { site } from '../../site.config.ts';
import { SiteProblems } from '../site/siteProblems.ts';
import { costProblems } from './costs.ts';
import { countsInWords, openPoints } from './openPoints.ts';
import { serviceConfigProblems, siteConfigProblems } from './schema.ts';

const CONFIG_FILES = ['site.config.ts', 'services.config.ts'].map((file) =>
  path.join(import.meta.dirname, '../..', file),
);

/**
 * Stops the build when `site.config.ts` or `services.config.ts` holds a wrong value, with a line for
 * each, and, with the variable `PUBLISH=1`, when a must is still open.
 * Otherwise prints how much is open, and tells the theme what, for the notices on the pages.
 */
export function checkSiteConfig(): RspressPlugin {
  return {
    name: 'site:check-config',
    config(config, _utils, isProd) {
      const problems = [
        ...siteConfigProblems(site).map((problem) => `site.config.ts: ${problem}`),
        ...serviceConfigProblems(services).map((problem) => `services.config.ts: ${problem}`),
      ];
      if (problems.length === 0) {
        problems.push(...costProblems(site, services));
      }
      if (problems.length > 0) {
        throw new SiteProblems(problems);
      }
      const open = openPoints(site, services, path.resolve(config.root ?? 'docs'));
      if (process.env.PUBLISH === '1' && open.some(({ need }) => need === 'must')) {
        throw new SiteProblems([
          `The site is not ready to be published: ${countsInWords(open)} are open. npm run ready lists them.`,
        ]);
      }
      if (isProd && open.length > 0) {
        console.info(`Still open before publication: ${countsInWords(open)}. npm run ready lists them.`);
      }
      const shown = open.map(({ need, name, service, pages }) => ({ need, name, service, pages }));
      return {
        ...config,
        builderConfig: {
          ...config.builderConfig,
          dev: {
            ...config.builderConfig?.dev,
            // What is open is known only when the server starts.
            watchFiles: { paths: CONFIG_FILES, type: 'restart' },
          },
          source: {
            ...config.builderConfig?.source,
            define: {
              ...config.builderConfig?.source?.define,
              'import.meta.env.OPEN_POINTS': JSON.stringify(shown),
            },
          },
        },
      };
    },
  };
}
