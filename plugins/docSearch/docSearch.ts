import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

const file = (name: string) => path.join(import.meta.dirname, name);

/**
 * DocSearch's modal without what this site does not use of it, and mended where it bars people out.
 *
 * @param isHosted whether the site searches a hosted index
 */
export function docSearch(isHosted: boolean): RspressPlugin {
  return {
    name: 'site:doc-search',
    builderConfig: {
      resolve: {
        alias: {
          '@algolia/autocomplete-plugin-algolia-insights': file('noInsights.ts'),
          '@base-ui/react/menu': file('noMenu.ts'),
          ...(!isHosted && { 'algoliasearch/lite': file('noAlgolia.ts') }),
        },
      },
      tools: {
        rspack(_, { appendRules }) {
          appendRules({
            test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]normalizeDocSearchIndexes-.*\.js$/,
            use: [{ loader: file('mend.mjs') }],
          });
        },
      },
    },
  };
}
