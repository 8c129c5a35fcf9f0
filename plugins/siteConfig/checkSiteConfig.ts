import type { RspressPlugin } from '@rspress/core';
import { services } from '../../services.config.ts';
import { site } from '../../site.config.ts';
import { sampleConfigValues } from './samples.ts';
import { serviceConfigProblems, siteConfigProblems } from './schema.ts';

/**
 * Stops the build when `site.config.ts` or `services.config.ts` holds a wrong
 * value, one line a problem, and says in one line which values are samples.
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
        // Not thrown: Rspress would bury the lines above under a stack trace.
        process.exit(1);
      }
      const samples = sampleConfigValues(site, services);
      if (isProd && samples.length > 0) {
        console.info(`Still sample values, so nothing is written into .well-known/: ${samples.join('; ')}`);
      }
      return config;
    },
  };
}
