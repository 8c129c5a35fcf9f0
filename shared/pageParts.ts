/*
 * The parts of a document that differ from page to page. The build writes them into the
 * page's chunk (plugins/pageChunks), the browser puts them into the document that is open
 * (theme/browser/navigation).
 */

/** Tags of the head that belong to one page, as selectors of one tag each. */
export const PAGE_TAGS = [
  'title',
  'link[rel="canonical"]',
  'link[type="text/markdown"]',
  'meta[property]',
  'meta[name="description"]',
  'meta[name="robots"]',
];

/** The element around menu, text and contents. Its attributes and its children are the page's own. */
export const FRAME_ID = 'frame';

/**
 * Marks an element that several pages share, such as the sidebar of a section; the value is
 * its name. The browser leaves its content alone while `data-hash` stays the same.
 */
export const REGION = 'data-region';
export const REGION_HASH = 'data-hash';

/**
 * On `<html>`, while what is far below the top of the page need not be laid out: nobody is to see another
 * part of it first.
 */
export const FROM_TOP = 'data-top';

/** On a `<style>` or a `<link>`: the address of the sheet that only some pages need. */
export const SHEET = 'data-sheet';

/** The sidebar, which is a drawer on narrow screens. */
export const MENU_ID = 'menu';

/** A live region that tells screen readers the title of the next page. */
export const ANNOUNCER_ID = 'announcer';

/** On `<html>`: where the chunks of this deployment's pages are, a path with a slash at its end. */
export const PAGES_ATTRIBUTE = 'data-pages';

/**
 * What every file below that path begins and ends with, so that neither another server's answer nor
 * a part of the file is taken for one: Firefox reports no error when a compressed answer is cut off.
 */
export const CHUNK_MARK = '<!-- part of a page -->';

/** The id of the heading of a page's last section, when that is a list of pages to go on with. */
export const RELATED_ID = 'related';

/** On the frame: the address of the main link whose section holds the page. */
export const SECTION = 'data-section';

/**
 * What it takes to show the page, in kB of 1,000 bytes: a value on the frame, and the text of an element in
 * the footer, which has no value. The build fills in both.
 */
export const PAGE_WEIGHT = 'data-kb';

/** On the search field of the page that was not found, which gets the words of the address. */
export const WORDS_OF_ADDRESS = 'data-words-of-address';

/** The words of the `<time>` below a page's text that says when it was last updated. */
export const LAST_UPDATED = 'Last updated';

/** The property of a `<meta>` with the day of a change that the feed is to tell. */
export const ANNOUNCED = 'site:announced';

/** The property of a `<meta>` with the times and the services of an incident that a post tells of, in words. */
export const INCIDENT = 'site:incident';

/** On `<html>`: the title of the page and the name of the site, which stand at the top of each printed sheet. */
export const RUNNING_TITLE = 'data-title';

/** On the element of the footer that shows the whole address of the page, on paper. */
export const PAGE_URL = 'data-page-url';

/** Mark of the links on the search page for whoever has not typed anything yet; the search modal takes them from there. */
export const SEARCH_STARTS = 'data-search-starts';
