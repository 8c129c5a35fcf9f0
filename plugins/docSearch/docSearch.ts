import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { projectRoot } from '../../shared/projectRoot.ts';
import type { SiteConfig } from '../../shared/schemas/schemas.ts';
import { UpstreamChange } from '../upstream/upstreamChange.ts';
import { FILE_TO_PATCH, patchDocSearch } from './patches.ts';

/** Patches DocSearch's modal. If a build does not contain the file to patch, it fails. */
const patchPlugin: RsbuildPlugin = {
  name: 'site:doc-search-patches',
  setup(api) {
    let isPatched = false;
    api.transform({ test: FILE_TO_PATCH }, ({ code }) => {
      isPatched = true;
      return patchDocSearch(code);
    });
    api.onAfterEnvironmentCompile(({ environment, stats }) => {
      const isBuilt = api.context.action === 'build' && environment.name === 'web';
      if (isBuilt && stats && !stats.hasErrors() && !isPatched) {
        throw new UpstreamChange(
          'docsearch-patches',
          'no file of DocSearch’s modal has the name that plugins/docSearch/patches.ts ' +
            'expects, so it is not patched',
        );
      }
    });
  },
};

/**
 * Makes DocSearch's modal accessible, and leaves out what the site does not use of it, up to 47 kB.
 * Seam: docsearch-unused (see UPSTREAM.md).
 */
export const docSearch = (hostedIndex: SiteConfig['search']): RspressPlugin => ({
  name: 'site:doc-search',
  builderConfig: {
    source: {
      define: { 'import.meta.env.HOSTED_INDEX': JSON.stringify(hostedIndex) ?? 'undefined' },
    },
    plugins: [patchPlugin],
    resolve: {
      // With `false`, the bundle contains an empty module in place of the one that is imported.
      alias: {
        '@base-ui/react/menu': false,
        '@algolia/autocomplete-plugin-algolia-insights': false,
        ...(!hostedIndex && {
          'algoliasearch/lite': path.join(projectRoot, 'plugins/docSearch/noSearchService.ts'),
        }),
      },
    },
  },
});
