import type { RspressPlugin } from '@rspress/core';

/**
 * Rspress writes its search index in spite of `search: false`, though without the texts
 * (https://github.com/web-infra-dev/rspress/pull/3031). A page that its front matter keeps out of the
 * index is left out, and an index without pages is not written. Can go when the option does
 * what it says. Seam: rspress-search-index, checked by plugins/upstream/checkOutput.ts.
 */
export function noSearchIndex(): RspressPlugin {
  return {
    name: 'site:no-search-index',
    modifySearchIndexData(pages) {
      for (const page of pages) {
        page.frontmatter = { ...page.frontmatter, search: false };
      }
    },
  };
}
