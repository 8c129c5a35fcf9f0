/*
 * What the build, the pages and the browser agree on about the parts of a document. Those that differ from page to
 * page are the page's fragment (plugins/transforms/pageFragments), which the browser puts into the document that is
 * open (theme/browser/navigation).
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

/** The folder of the fragments, below the base: each is named as its document. */
export const FRAGMENTS = 'static/pages/';

/** On `<html>`: a name for the scripts and styles that the document or the fragment was built with. */
export const BUNDLE = 'data-bundle';

/** The element around menu, text and contents. Its attributes and its children are the page's own. */
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
 * What the document takes, in kB of 1,000 bytes: a value on the frame, and the text of an element in the footer,
 * which has no value. The build fills in both.
 */
export const PAGE_WEIGHT = 'data-kb';

/** On the search field of the page that was not found, which gets the words of the address. */
export const WORDS_OF_ADDRESS = 'data-words-of-address';

/** On `<html>`: the title of the page and the name of the site, which stand at the top of each printed sheet. */
export const RUNNING_TITLE = 'data-title';

/** On the element of the footer that shows the whole address of the page, on paper. */
export const PAGE_URL = 'data-page-url';

/** Mark of the links on the search page for whoever has not typed anything yet; the search modal takes them from there. */
export const SEARCH_STARTS = 'data-search-starts';
