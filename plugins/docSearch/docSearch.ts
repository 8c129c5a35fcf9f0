import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { SiteConfig } from '../siteConfig/schema.ts';

const file = (name: string) => path.join(import.meta.dirname, name);

/**
 * Makes DocSearch's modal smaller, by stubs in place of packages that this site does not use,
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
          '@algolia/autocomplete-plugin-algolia-insights': file('insightsStub.ts'),
          '@base-ui/react/menu': file('menuStub.ts'),
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
