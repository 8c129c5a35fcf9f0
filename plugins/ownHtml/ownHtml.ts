import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

const file = (name: string) => path.join(import.meta.dirname, name);

/** The script without its comments and line breaks, as it stands in the page. */
function beforePaintScript(): string {
  return readFileSync(file('beforePaint.js'), 'utf8')
    .replace(/\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, '');
}

/** Keeps out the default theme's global styles, which Rspress puts first in every build. */
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

/** The document around every page: our own template, the script that runs before paint, no stock styles. */
export function ownHtml(): RspressPlugin {
  return {
    name: 'site:own-html',
    config(config) {
      config.head = [`<script>${beforePaintScript()}</script>`, ...(config.head ?? [])];
      return config;
    },
    builderConfig: {
      html: { template: file('template.html') },
      plugins: [noStockStyles],
    },
  };
}
