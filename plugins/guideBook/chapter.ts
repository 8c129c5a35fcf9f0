import type { Element, Nodes } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { BOOK_OFFER_ATTRIBUTE } from '../../shared/guideBook.ts';
import type { PageLanguage } from '../../shared/language.ts';
import { resolveLink } from '../checks/links.ts';
import {
  copyNode,
  findElement,
  getAttribute,
  h,
  selectAll,
  textOf,
  withAddedSpaces,
  withoutNoteLinks,
} from '../site/html.ts';
import type { Page } from '../site/pages.ts';
import type { Site } from '../site/site.ts';

/** A page as a chapter of a book. */
export interface Chapter {
  /** The id of the chapter, unique in the book. All ids in the chapter begin with it. */
  id: string;
  title: string;
  lang: PageLanguage;
  /** The content, valid in XHTML. A link to another chapter is `#id`, as in a single document. */
  section: Element;
}

/**
 * The parts that a chapter leaves out: navigation, scripts, controls, which do not work in a book,
 * and the offer of the book.
 */
const LEFT_OUT_SELECTOR = [
  'nav',
  'script',
  'style',
  'template',
  'input',
  'select',
  'textarea',
  '[data-needs-scripts]',
  '[data-bar]',
  `[${BOOK_OFFER_ATTRIBUTE}]`,
  '[role=status]:empty',
].join();

/** The names of elements that a book replaces, each with the name of the element in its place. */
const RENAMED_TAGS: Record<string, string> = {
  article: 'section',
  button: 'span',
  details: 'div',
  fieldset: 'div',
  label: 'span',
  legend: 'p',
  summary: 'p',
  'table-scroll': 'div',
};

/** The properties that a book keeps as they are: they have a meaning without scripts. */
const KEPT_PROPERTIES =
  /^(?:alt|ariaHidden|className|colSpan|data.*|height|lang|rowSpan|scope|src|start|width)$/;

/**
 * Properties that the site's style sheet gives to icons. Without them, an icon would fill a page of
 * the book.
 */
const ICON_PROPERTIES = {
  width: '1.15em',
  height: '1.15em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.7',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/**
 * Returns the id of a chapter: `docs-mattermost-messaging-polls` for
 * `/docs/mattermost/messaging/polls`.
 */
const makeChapterId = (address: string) => address.split('/').filter(Boolean).join('-') || 'home';

/**
 * Returns the id of an element in the book. In XHTML, ids have to be names in the sense of XML:
 * https://www.w3.org/TR/xml-names/#NT-NCName
 */
const makeElementId = (chapterId: string, id: string) =>
  `${chapterId}--${id.replace(/[^\p{L}\p{N}_.-]/gu, '_')}`;

/** Returns an address as people write it: without its scheme and without a slash at its end. */
const shortAddress = (address: string) =>
  address.trim().replace(/^(?:https?:\/\/|mailto:|tel:)|\/$/g, '');

/**
 * Makes the address to print after a link; an empty list if the text of the link is the address.
 */
const makePrintedAddress = (text: string, href: string): Element[] =>
  shortAddress(text) === shortAddress(href)
    ? []
    : [h('span', { className: 'address' }, ` (${href.replace(/^(?:mailto|tel):/, '')})`)];

/** Puts a space between elements that only the site's style sheet keeps apart, except in code. */
function addMissingSpaces(article: Element): void {
  visit(article, 'element', (element) => {
    if (element.tagName === 'pre') {
      return SKIP;
    }
    element.children = withAddedSpaces(element.children, /^(?:span|button|svg)$/);
  });
}

/** Returns the attributes that name a language in XHTML; nothing for undefined. */
export const languageAttributes = (lang: string | undefined) => lang && { lang, xmlLang: lang };

/**
 * Returns a page as a chapter: its text and its figures, without controls.
 *
 * @param pageArticle the article of the page, which stays as it is
 * @param partTitle the title of the part of the book that the chapter is in; empty if there is none
 * @param isInBook returns whether the page of an address is a chapter of the book
 */
export function makeChapter(
  page: Page,
  pageArticle: Element,
  partTitle: string,
  isInBook: (address: string) => boolean,
  { url }: Pick<Site, 'url'>,
): Chapter {
  const leftOutNodes = new Set<Nodes>(selectAll(LEFT_OUT_SELECTOR, pageArticle));
  const article = copyNode(
    pageArticle,
    (node) => node.type === 'comment' || leftOutNodes.has(node),
  );
  const chapterId = makeChapterId(page.address);
  const heading = findElement(article, 'h1');
  addMissingSpaces(article);

  const pageUrl = url + page.address.slice(1);
  const toBookHref = (href: string) => {
    const target = resolveLink(href, pageUrl, url);
    if (target.kind === 'internal' && isInBook(target.address)) {
      const targetChapterId = makeChapterId(target.address);
      return `#${target.hash ? makeElementId(targetChapterId, target.hash) : targetChapterId}`;
    }
    // The check of links reports a link that cannot be read, so here the link stays as it is.
    return target.kind === 'unusable' ? href : new URL(href, pageUrl).href;
  };

  visit(article, 'element', (element, index, parent) => {
    const { tagName, properties } = element;
    if (!parent || index === undefined) {
      return;
    }
    if (tagName === 'site-island') {
      parent.children.splice(index, 1, ...element.children);
      return [SKIP, index];
    }
    const { ariaLabel, id, lang, role } = properties;
    // A picture without content is drawn by the site's style sheet alone, such as a box with a
    // check mark. A book shows the name of the picture instead.
    if (role === 'img' && element.children.length === 0) {
      parent.children[index] = { type: 'text', value: `[${ariaLabel}] ` };
      return SKIP;
    }
    if (tagName === 'svg') {
      const missingProperties = properties.width ? {} : ICON_PROPERTIES;
      element.properties = {
        ...properties,
        xmlns: 'http://www.w3.org/2000/svg',
        ...missingProperties,
      };
      return SKIP;
    }
    element.tagName = RENAMED_TAGS[tagName] ?? tagName;
    element.properties = {
      ...Object.fromEntries(
        Object.entries(properties).filter(([name]) => KEPT_PROPERTIES.test(name)),
      ),
      ...(/^(?:img|note)$/.test(String(role)) && { role, ariaLabel }),
      // The arrow that leads back from a footnote keeps its name for screen readers.
      ...('dataFootnoteBackref' in properties && { ariaLabel }),
      ...(lang && { xmlLang: lang }),
      // React makes the ids that begin with an underscore. Only what a book leaves out uses them.
      ...(id !== undefined &&
        !String(id).startsWith('_') && { id: makeElementId(chapterId, String(id)) }),
      ...(tagName === 'button' && { className: ['button'] }),
    };
    if (tagName === 'summary') {
      element.children = [h('strong', element.children)];
    } else if (tagName === 'a') {
      const href = getAttribute({ ...element, properties }, 'href');
      if (!href || href.startsWith('mattermost:')) {
        // A link in a figure may have no address, and an e-reader has no app that opens
        // `mattermost:`. The words of such a link become plain text.
        element.tagName = 'span';
        return;
      }
      element.properties.href = toBookHref(href);
      if (!element.properties.href.startsWith('#')) {
        parent.children.splice(
          index + 1,
          0,
          ...makePrintedAddress(textOf(element), element.properties.href),
        );
      }
    }
  });

  const { lang } = page;
  // A part has the name of a group of the sidebar, which is in English, also above a chapter in
  // French.
  const partParagraph =
    partTitle && h('p', { className: 'part', ...(lang && languageAttributes('en')) }, partTitle);
  const attributes = { id: chapterId, className: 'chapter', ...languageAttributes(lang) };
  const section = h('section', attributes, partParagraph, article.children);
  return {
    id: chapterId,
    title: heading ? textOf(withoutNoteLinks(heading)) : page.title,
    lang,
    section,
  };
}
