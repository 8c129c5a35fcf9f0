import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { SiteConfig } from '../siteConfig/schema.ts';
import { UpstreamChange } from '../upstream/upstreamChange.ts';
import { PATCHED_FILE, patchDocSearch } from './patches.ts';

/** Patches DocSearch's modal; a build without the file that is patched fails. */
const patching: RsbuildPlugin = {
  name: 'site:doc-search-patches',
  setup(api) {
    let isPatched = false;
    api.transform({ test: PATCHED_FILE }, ({ code }) => {
      isPatched = true;
      return patchDocSearch(code);
    });
    api.onAfterEnvironmentCompile(({ environment, stats }) => {
      const isBuilt = api.context.action === 'build' && environment.name === 'web';
      if (isBuilt && stats && !stats.hasErrors() && !isPatched) {
        throw new UpstreamChange(
          'docsearch-patches',
          'no file of DocSearch’s modal has the name that plugins/docSearch/patches.ts expects, so it is not patched',
        );
      }
    });
  },
};

/**
 * Makes DocSearch's modal accessible, and smaller: its menu of facets, of which this site has none in the modal, is
 * 39 kB of another package. Seam: docsearch-unused.
 *
 * @param index the hosted index, if the site searches one
 */
export const docSearch = (index: SiteConfig['search']): RspressPlugin => ({
  name: 'site:doc-search',
  builderConfig: {
    source: { define: { 'import.meta.env.HOSTED_INDEX': JSON.stringify(index) ?? 'undefined' } },
    plugins: [patching],
    // The bundler leaves out what is `false`: importing it gives nothing.
    resolve: { alias: { '@base-ui/react/menu': false } },
  },
});
