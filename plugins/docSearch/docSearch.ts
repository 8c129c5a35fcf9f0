import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { SiteConfig } from '../siteConfig/schema.ts';

const file = (name: string) => path.join(import.meta.dirname, name);

/**
 * Makes DocSearch's modal smaller, without the packages that this site does not use,
 * and accessible, by patches of its code.
 *
 * @param index the hosted index, if the site searches one
 */
export function docSearch(index: SiteConfig['search']): RspressPlugin {
  return {
    name: 'site:doc-search',
    builderConfig: {
      source: { define: { 'import.meta.env.HOSTED_INDEX': JSON.stringify(index) ?? 'undefined' } },
      resolve: {
        alias: {
          // Never turned on here (2 kB brotli).
          '@algolia/autocomplete-plugin-algolia-insights': false,
          // Only for the menu of facets, of which this site has none in the modal (39 kB brotli).
          '@base-ui/react/menu': false,
          ...(!index && { 'algoliasearch/lite': file('algoliaStub.ts') }),
        },
      },
      tools: {
        rspack(_, { appendRules }) {
          appendRules({
            test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]normalizeDocSearchIndexes-.*\.js$/,
            use: [{ loader: file('patchDocSearch.mjs') }],
          });
        },
      },
    },
  };
}
