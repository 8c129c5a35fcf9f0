import type { RsbuildPlugin } from '@rsbuild/core';
import { logger, type RspressPlugin } from '@rspress/core';
import { collectedProblems } from '../site/siteProblems.ts';
import { compileErrorLine, renderErrorLine } from './errorLines.ts';

/**
 * Makes a build print one line for each problem that stops it. Without this plugin, Rspress and
 * Rspack print stack traces and their progress.
 */
export function plainErrors(): RspressPlugin {
  const compileErrorPlugin: RsbuildPlugin = {
    name: 'site:plain-errors',
    apply: 'build',
    setup(api) {
      api.onAfterEnvironmentCompile(({ stats }) => {
        for (const error of stats?.toJson({ all: false, errors: true }).errors ?? []) {
          // An error without a module is only the result of a page that could not be rendered. That
          // page has a line already.
          if (error.moduleName || collectedProblems.size === 0) {
            collectedProblems.add(compileErrorLine(error));
          }
        }
      });
    },
  };
  const ignoreMessage = () => {};
  return {
    name: 'site:plain-errors',
    config(config, _utils, isProd) {
      if (isProd) {
        logger.override({
          info: ignoreMessage,
          success: ignoreMessage,
          error(logMessage) {
            const line = renderErrorLine(String(logMessage));
            if (line) {
              collectedProblems.add(line);
            }
          },
        });
      }
      return isProd
        ? { ...config, builderConfig: { ...config.builderConfig, logLevel: 'silent' } }
        : config;
    },
    builderConfig: { plugins: [compileErrorPlugin] },
  };
}
