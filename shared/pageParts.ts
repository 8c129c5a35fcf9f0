/* Names of the parts of a document. Those that differ from page to page are its fragment, which navigation swaps in. */

/** Tags of the head that belong to one page, as selectors of one tag each. */
export const PAGE_TAGS = [
  'title',
  'link[rel="canonical"]',
  'link[type="text/markdown"]',
  'meta[property]',
  'meta[name="description"]',
  'meta[name="robots"]',
];

/** The folder of the fragments, below the base: each is named as its document. */
export const FRAGMENTS = 'static/pages/';

/** On `<html>`: a name for the scripts and styles that the document or fragment was built with. */
export const BUNDLE = 'data-bundle';

/**
 * The element around menu, text and contents. Its attributes and its children are the page's own.
 */
export const FRAME_ID = 'frame';

/** The sidebar, which is a drawer on narrow screens. */
export const MENU_ID = 'menu';

/** On the part of the menu that belongs to a section of the site. */
export const SIDEBAR = 'data-section-links';

/** On a list of main links, in the bar and in the menu: navigation marks the current one. */
export const MAIN_LINKS = 'data-main-links';

/** On a list of links to the versions of the page. */
export const VERSION_LINKS = 'data-version-links';

/** A live region that tells screen readers the title of the next page. */
export const ANNOUNCER_ID = 'announcer';

/** The id of the heading of a page's last section, when that is a list of pages to go on with. */
export const RELATED_ID = 'related';

/** On the frame: the address of the main link whose section holds the page. */
export const SECTION = 'data-section';

/**
 * The weight of the document in kB of 1,000 bytes, which the build writes on the frame and into the
 * footer.
 */
export const PAGE_WEIGHT = 'data-kb';

/** On the search field of the not-found page, which gets the words of the address. */
export const WORDS_OF_ADDRESS = 'data-words-of-address';

/**
 * On `<html>`: the title of the page and the name of the site, printed at the top of each sheet.
 */
export const RUNNING_TITLE = 'data-title';

/** On the element of the footer that prints the whole address of the page. */
export const PAGE_URL = 'data-page-url';

/**
 * On the links that the search page shows before anything is typed; the search modal takes them
 * from there.
 */
export const SEARCH_STARTS = 'data-search-starts';
