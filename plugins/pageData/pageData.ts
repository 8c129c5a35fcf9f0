import type { RspressPlugin } from '@rspress/core';

/**
 * Keeps out of what every visitor downloads what this theme does not need of
 * Rspress's data about all the pages.
 */
export function leanPageData(): RspressPlugin {
  return {
    name: 'site:lean-page-data',
    // `search: false` in the configuration still writes a search index; a page
    // marked so in its front matter stays out of it, and an empty one is not written.
    modifySearchIndexData(pages) {
      for (const page of pages) {
        page.frontmatter = { ...page.frontmatter, search: false };
      }
    },
    // Each page brings its own table of contents.
    extendPageData(page) {
      page.toc = [];
    },
  };
}
