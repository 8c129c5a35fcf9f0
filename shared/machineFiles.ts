/*
 * Files for programs that each page names in its head, below the base: theme/components/PageHead and plugins/outputs.
 */

/** The posts, once there is one. */
export const FEED = 'blog/feed.atom';

/** By which a browser can add the site to its search engines. */
export const OPEN_SEARCH = 'opensearch.xml';

/** The text of a page as Markdown. @param documentFile `docs/index.html` */
export const markdownFile = (documentFile: string) => documentFile.replace(/\.html$/, '.md');
