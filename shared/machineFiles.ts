/* Files for programs, below the base, which each page names in its head. */

export const FEED = 'blog/feed.atom';

export const OPEN_SEARCH = 'opensearch.xml';

/**
 * The text of a page as Markdown.
 *
 * @param documentFile `docs/index.html`
 */
export const markdownFile = (documentFile: string) => documentFile.replace(/\.html$/, '.md');
