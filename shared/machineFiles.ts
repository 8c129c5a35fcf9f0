/* Files that programs read, below the base. Pages link to those that exist. */

export const FEED_FILE = 'blog/feed.atom';

/** The meetings to come, for calendars. It exists only if there are any. */
export const AGENDA_FILE = 'agenda.ics';

export const OPEN_SEARCH_FILE = 'opensearch.xml';

/**
 * Returns the file that has the text of a page as Markdown.
 *
 * @param documentFile the document of the page, such as `docs/index.html`
 */
export const markdownFile = (documentFile: string) => documentFile.replace(/\.html$/, '.md');
