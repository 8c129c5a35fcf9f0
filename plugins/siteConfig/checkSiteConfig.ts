import type { RspressPlugin } from '@rspress/core';
import { site } from '../../site.config.ts';
import { SiteProblems } from '../site/siteProblems.ts';
import { CONFIG_FILES, configProblems, sampleValues } from './readConfig.ts';

/** What keeps the site from being built, a line each. */
function refusals(): string[] {
  const problems = configProblems();
  if (problems.length > 0) {
    return problems;
  }
  const left = sampleValues().map(({ place, why }) => `${place}: still the sample’s: ${why}`);
  if (!site.sample) {
    return left;
  }
  const refusal = 'The site is not ready to be published: site.config.ts has sample: true';
  return process.env.PUBLISH === '1' ? [...left, refusal] : [];
}

/**
 * Stops the build when `site.config.ts` or `services.config.ts` holds a wrong value, or one of the sample though it
 * says `sample: false`, with a line for each; and a sample with the variable `PUBLISH=1`.
 */
export function checkSiteConfig(): RspressPlugin {
  return {
    name: 'site:check-config',
    config(config, _utils, isProd) {
      const problems = refusals();
      if (problems.length > 0) {
        throw new SiteProblems(problems);
      }
      if (isProd && site.sample) {
        console.info(
          `A sample: ${sampleValues().length} values are those of an invented association. npm run ready lists them.`,
        );
      }
      const dev = {
        ...config.builderConfig?.dev,
        // Read when the server starts.
        watchFiles: { paths: CONFIG_FILES, type: 'restart' as const },
      };
      return { ...config, builderConfig: { ...config.builderConfig, dev } };
    },
  };
}
