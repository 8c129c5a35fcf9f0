import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** Rspress puts its default theme's global styles first in every build; this removes them. */
const noStockStyles: RsbuildPlugin = {
  name: 'site:no-stock-styles',
  setup(api) {
    api.modifyRsbuildConfig((config) => {
      const entries = [config.source?.preEntry ?? []].flat();
      config.source = {
        ...config.source,
        preEntry: entries.filter((entry) => !/dist[\\/]theme[\\/]styles/.test(entry)),
      };
    });
  },
};

/**
 * The document around every page: our own template, no stock styles. Nothing is painted
 * before the bar and the menu below it are whole, since their parts would move as they
 * arrive: https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export function htmlTemplate(): RspressPlugin {
  return {
    name: 'site:html-template',
    builderConfig: {
      html: { template: path.join(import.meta.dirname, 'template.html') },
      plugins: [noStockStyles],
    },
  };
}
