import { rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { BuiltSite } from '../builtSite/builtSite.ts';
import { showBaseBanner } from './baseBanner.ts';
import { keepIntents } from './keepIntents.ts';
import { applyPreferences } from './preferences.ts';
import { watchScripts } from './scriptFailure.ts';
import { suggestBase } from './suggestBase.ts';

/**
 * The scripts that stand in the head of every page, for what must work before
 * anything is painted or when nothing else can be loaded. Each function is written
 * out as it is, so it may use nothing but its parameters and the browser.
 *
 * @param base path the site is built for
 * @returns the text of the script
 */
export function inlineScript(base: string): string {
  const calls = [
    `(${applyPreferences})();`,
    `(${keepIntents})();`,
    `(${watchScripts})();`,
    `(${showBaseBanner})(${JSON.stringify(base)}, ${suggestBase});`,
  ];
  // In a function, since the minifier would make globals of what it names.
  const source = `(() => {${calls.join('\n')}})();`;
  return rspack.experiments.swc.minifySync(source, { compress: true, mangle: true }).code;
}

/** Puts the inline scripts into the head of every page, less the not-found page. */
export function inlineScripts(): RspressPlugin {
  return {
    name: 'site:inline-scripts',
    config(config) {
      const script = inlineScript(config.base ?? '/');
      config.head = [`<script>${script}</script>`, ...(config.head ?? [])];
      return config;
    },
  };
}

/** Puts them into the head of the not-found page, too, for which Rspress does not read `head`. */
export function inlineScriptsOnNotFound({ pages, base }: BuiltSite): void {
  const script = `<script>${inlineScript(base)}</script>`;
  for (const page of pages.filter(({ html }) => !html.includes(script))) {
    page.html = page.html.replace('<title>', () => `${script}\n<title>`);
  }
}
