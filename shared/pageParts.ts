/* Names of the parts of a document. The parts that differ from page to page are the fragment of the
   page, which the navigation fetches and puts into the open document. */

/** An attribute of each style sheet in the head that not all pages need. */
export const PAGE_STYLE_ATTRIBUTE = 'data-page-style';

/** The name of the tag of the head with the weight of the document, in kB of 1,000 bytes. */
export const PAGE_WEIGHT_NAME = 'page-weight';

/** An attribute of the element in the footer whose text is the weight of the document. */
export const PAGE_WEIGHT_ATTRIBUTE = 'data-kb';

/** Selectors for the tags of the head that belong to one page. */
export const PAGE_TAG_SELECTORS = [
  'title',
  'link[rel="canonical"]',
  'link[type="text/markdown"]',
  'meta[property]',
  'meta[name="description"]',
  'meta[name="robots"]',
  `meta[name="${PAGE_WEIGHT_NAME}"]`,
  `style[${PAGE_STYLE_ATTRIBUTE}]`,
];

/** The folder of the fragments, below the base. Each fragment has the name of its document. */
export const FRAGMENTS_FOLDER = 'static/pages/';

/**
 * An attribute of `<html>` in documents and fragments. Its value changes when the build makes other
 * scripts or styles.
 */
export const BUNDLE_ATTRIBUTE = 'data-bundle';

/**
 * The id of the element around the menu, the text and the table of contents. Its attributes and its
 * children differ from page to page.
 */
export const FRAME_ID = 'frame';

/** The id of the menu with the sidebar: a column beside the text, or a drawer on narrow screens. */
export const MENU_ID = 'menu';

/** An attribute of the part of the menu with the links of the sidebar. */
export const SIDEBAR_ATTRIBUTE = 'data-sidebar-links';

/** An attribute of the lists of main links, in which the navigation marks the current link. */
export const MAIN_LINKS_ATTRIBUTE = 'data-main-links';

/** An attribute of the lists of links to the versions of the page. */
export const VERSION_LINKS_ATTRIBUTE = 'data-version-links';

/** The id of the live region from which screen readers read the heading of a new page. */
export const ANNOUNCER_ID = 'announcer';

/** The id of the heading above a list of pages to read next, which is a page's last section. */
export const RELATED_ID = 'related';

/** An attribute of the frame: the address of the main link whose section contains the page. */
export const SECTION_ATTRIBUTE = 'data-section';

/** Marks the not-found page's search field. A script fills it with the words of the address. */
export const WORDS_OF_ADDRESS_ATTRIBUTE = 'data-words-of-address';

/**
 * An attribute of `<html>`: the title of the page and the name of the site, which are printed at
 * the top of each sheet but the first.
 */
export const RUNNING_TITLE_ATTRIBUTE = 'data-title';

/** An attribute of the footer's element with the full address of the page, shown on paper only. */
export const PAGE_URL_ATTRIBUTE = 'data-page-url';

/**
 * An attribute of the element with the links that the search page shows while it has no results.
 * The search modal copies this element.
 */
export const SEARCH_STARTS_ATTRIBUTE = 'data-search-starts';

/**
 * An attribute of elements about something that ends, such as a meeting: the time from which on the
 * browser hides them.
 */
export const UNTIL_ATTRIBUTE = 'data-until';
