import type { RspressPlugin } from '@rspress/core';
import { services } from '../../services.config.ts';
import { site } from '../../site.config.ts';
import { sampleConfigValues } from './sampleValues.ts';
import { serviceConfigProblems, siteConfigProblems } from './schema.ts';

/**
 * Stops the build when `site.config.ts` or `services.config.ts` holds a wrong value, and
 * prints one line for each. Otherwise prints one line that lists the values that are still
 * the sample ones.
 */
export function checkSiteConfig(): RspressPlugin {
  return {
    name: 'site:check-config',
    config(config, _utils, isProd) {
      const problems = [
        ...siteConfigProblems(site).map((problem) => `site.config.ts: ${problem}`),
        ...serviceConfigProblems(services).map((problem) => `services.config.ts: ${problem}`),
      ];
      if (problems.length > 0) {
        for (const problem of problems) {
          console.error(problem);
        }
        // Not thrown, because Rspress would print a stack trace below these lines.
        process.exit(1);
      }
      const sampleValues = sampleConfigValues(site, services);
      if (isProd && sampleValues.length > 0) {
        console.info(
          `Still sample values, so nothing is written into .well-known/: ${sampleValues.join('; ')}`,
        );
      }
      return config;
    },
  };
}
