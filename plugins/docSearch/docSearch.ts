import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { SiteConfig } from '../siteConfig/schema.ts';
import { UpstreamChange } from '../upstream/upstreamChange.ts';
import { checkDocSearch } from './checkDocSearch.ts';
import { patchDocSearch, patchedFiles } from './patchDocSearch.ts';

const file = (name: string) => path.join(import.meta.dirname, name);

/** Seam: docsearch-patches. */
const patchModal: RsbuildPlugin = {
  name: 'site:doc-search-patches',
  setup(api) {
    // Before anything else changes the text that the patches look for.
    api.transform(
      { test: patchedFiles.map(({ pattern }) => pattern), order: 'pre' },
      ({ code, resourcePath }) => patchDocSearch(resourcePath, code),
    );
  },
};

/**
 * Checks that the bundle for browsers was made without the packages that are not used, and of the
 * patched files: otherwise DocSearch would be there whole and as it is.
 *
 * @param unused what takes the place of a package: a file of ours, or nothing
 */
const checkBundle = (unused: Record<string, string | false>): RsbuildPlugin => ({
  name: 'site:doc-search-check',
  apply: 'build',
  setup(api) {
    api.onAfterEnvironmentCompile(({ environment, stats }) => {
      if (environment.name !== 'web' || !stats || stats.hasErrors()) {
        return;
      }
      const files = [...stats.compilation.fileDependencies];
      const missing = patchedFiles.find(({ pattern }) => !files.some((name) => pattern.test(name)));
      if (missing) {
        throw new UpstreamChange(
          'docsearch-patches',
          `no file of DocSearch’s modal is called ${missing.name}-….js any more, so plugins/docSearch/patchDocSearch.ts was not applied`,
        );
      }
      // Rspack calls a module that it leaves out “ignored|”, a folder, and what is imported there.
      const ignored = [...stats.compilation.modules]
        .map((module) => module.identifier())
        .filter((name) => name.startsWith('ignored|'));
      const [gone] =
        Object.entries(unused).find(([name, stub]) =>
          stub ? !files.includes(stub) : !ignored.some((module) => module.endsWith(`/${name}`)),
        ) ?? [];
      if (gone) {
        throw new UpstreamChange(
          'docsearch-unused',
          `the build for browsers no longer leaves out ${gone}, which plugins/docSearch expects DocSearch to import`,
        );
      }
    });
  },
});

/**
 * Makes DocSearch's modal smaller, without the packages that this site does not use,
 * and accessible, by patches of its code.
 *
 * @param index the hosted index, if the site searches one
 */
export function docSearch(index: SiteConfig['search']): RspressPlugin {
  checkDocSearch();
  // Seam: docsearch-unused. What is `false` is left out by the bundler: importing it gives nothing.
  const unused: Record<string, string | false> = {
    // Never turned on here (2 kB brotli).
    '@algolia/autocomplete-plugin-algolia-insights': false,
    // Only for the menu of facets, of which this site has none in the modal (39 kB brotli).
    '@base-ui/react/menu': false,
    ...(!index && { 'algoliasearch/lite': file('algoliaStub.ts') }),
  };
  return {
    name: 'site:doc-search',
    builderConfig: {
      source: { define: { 'import.meta.env.HOSTED_INDEX': JSON.stringify(index) ?? 'undefined' } },
      plugins: [patchModal, checkBundle(unused)],
      resolve: { alias: unused },
    },
  };
}
