import type { RspressPlugin } from '@rspress/core';

/**
 * Rspress writes its search index in spite of `search: false`
 * (https://github.com/web-infra-dev/rspress). A page that its front matter keeps out of the
 * index is left out, and an index without pages is not written. Can go when the option does
 * what it says.
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
