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

/** Stops the build where a value is wrong, or still the sample's with `sample: false`; and a sample with `PUBLISH=1`. */
export const checkSiteConfig = (): RspressPlugin => ({
  name: 'site:check-config',
  // They are read when the server starts.
  builderConfig: { dev: { watchFiles: { paths: CONFIG_FILES, type: 'restart' } } },
  config(config, _utils, isProd) {
    const problems = refusals();
    if (problems.length > 0) {
      throw new SiteProblems(problems);
    }
    if (isProd && site.sample) {
      const { length } = sampleValues();
      console.info(
        `A sample: ${length} values are those of an invented association. npm run ready lists them.`,
      );
    }
    return config;
  },
});
