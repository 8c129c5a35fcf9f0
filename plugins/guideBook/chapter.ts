import { toString as textOf } from 'hast-util-to-string';
import { toXast } from 'hast-util-to-xast';
import type { Element, ElementContent } from 'xast';
import { x } from 'xastscript';
import { isExternal } from '../../shared/address.ts';
import { BOOK_TITLE } from '../../shared/guideBook.ts';
import { select } from '../site/html.ts';
import type { Document } from '../site/site.ts';
import { SiteProblems } from '../site/siteProblems.ts';

/** What is the same for all chapters of a book. */
export interface BookPages {
  /** Of the pages that are chapters, without the base. */
  addresses: ReadonlySet<string>;
  /** Of the site. */
  base: string;
  /** Whole address of the site, with the base and a slash at its end. */
  url: string;
  /** The classes that the style sheet of the book knows. */
  classNames: ReadonlySet<string>;
}

/** A link between chapters. */
export interface ChapterLink {
  element: Element;
  /** Of the page that it leads to. */
  address: string;
  /** The id that it leads to; empty for the page as a whole. */
  id: string;
}

/** A page as a chapter of a book. */
export interface Chapter {
  /** Unique in the book, and the beginning of all ids in the chapter. */
  id: string;
  title: string;
  /** The ids of the page whose elements are in the chapter, and those that they have there. */
  ids: Map<string, string>;
  /** Valid in XHTML; the links between chapters are still to be given their addresses. */
  section: Element;
  links: ChapterLink[];
  /** The pictures of the site, by the address of their files. */
  pictures: { element: Element; address: string }[];
  hasDrawings: boolean;
}

/** What there is for those who can press or fold something, and what the book itself takes the place of. */
const LEFT_OUT = {
  elements: new Set(['nav', 'script', 'style', 'template', 'input', 'select', 'textarea']),
  attributes: ['data-needs-scripts', 'data-try', BOOK_TITLE],
};

/** Elements that are something else on paper. */
const RENAMED: Record<string, string> = {
  article: 'section',
  button: 'span',
  details: 'div',
  fieldset: 'div',
  label: 'span',
  legend: 'p',
  summary: 'p',
};

/** Attributes that mean something without scripts. Drawings keep all of theirs. */
const KEPT = new Set(
  'alt aria-hidden colspan data-alone data-answer data-bold data-current data-kind data-muted height lang rowspan scope start width'.split(
    ' ',
  ),
);

/** What the style sheet of the site says of its icons; without it, they would be as large as a page. */
const ICON = {
  width: '1.15em',
  height: '1.15em',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.7',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

/** The id of a chapter, given the address of its page: `/docs/mattermost/messaging/polls` is `docs-mattermost-messaging-polls`. */
const idOf = (address: string) => address.split('/').filter(Boolean).join('-') || 'home';

/** As a part of a name in XML: https://www.w3.org/TR/xml-names/#NT-NCName */
const asName = (id: string) => id.replace(/[^\p{L}\p{N}_.-]/gu, '_');

/** The address of a link behind it, unless its text is the address. */
function shownAddress(text: string, href: string): Element[] {
  const withoutScheme = (address: string) => address.trim().replace(/^\w+:(?:\/\/)?|\/$/g, '');
  const shown = href.replace(/^(?:mailto|tel):/, '');
  return withoutScheme(text) === withoutScheme(href) ? [] : [x('span', { class: 'address' }, ` (${shown})`)];
}

/** Whether the styles of a figure may set an element apart, which in a book would run into the one before. */
const isInline = (node: ElementContent | undefined) =>
  node?.type === 'element' && /^(?:span|button|svg)$/.test(node.name);

const SPACE: ElementContent = { type: 'text', value: ' ' };

const textIn = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textIn).join('') : '';

/** Where an element stands: in a drawing all attributes mean something, in code every character. */
interface Surroundings {
  parent: string;
  isDrawing: boolean;
  isCode: boolean;
}

/** Reads one page. */
class ChapterReader {
  readonly id: string;
  readonly ids = new Map<string, string>();
  readonly links: ChapterLink[] = [];
  readonly pictures: Chapter['pictures'] = [];
  hasDrawings = false;
  readonly #address: string;
  readonly #book: BookPages;

  constructor(address: string, book: BookPages) {
    this.id = idOf(address);
    this.#address = address;
    this.#book = book;
  }

  read(
    nodes: readonly (ElementContent | { type: string })[],
    around: Surroundings = { parent: 'article', isDrawing: false, isCode: false },
  ): ElementContent[] {
    const content: ElementContent[] = [];
    let before: ElementContent | undefined;
    for (const node of nodes as ElementContent[]) {
      const read: ElementContent[] =
        node.type === 'text' ? [node] : node.type === 'element' ? this.#element(node, around) : [];
      if (read.length > 0) {
        const runsTogether = !around.isCode && isInline(before) && isInline(node);
        content.push(...(runsTogether ? [SPACE] : []), ...read);
        before = node;
      }
    }
    return content;
  }

  #element(source: Element, around: Surroundings): ElementContent[] {
    const { name } = source;
    const given = Object.fromEntries(
      Object.entries(source.attributes).map(([attribute, value]) => [attribute, value ?? '']),
    );
    if (LEFT_OUT.elements.has(name) || LEFT_OUT.attributes.some((attribute) => attribute in given)) {
      return [];
    }
    const inside = {
      parent: name,
      isDrawing: around.isDrawing || name === 'svg',
      isCode: around.isCode || name === 'pre',
    };
    const children = this.read(source.children, inside);
    // Where a figure would tell what has changed.
    if (children.length === 0 && given.role === 'status') {
      return [];
    }
    // The styles of a figure draw it, such as a box with a tick.
    if (children.length === 0 && given.role === 'img') {
      return [{ type: 'text', value: `[${given['aria-label']}] ` }];
    }
    const attributes = this.#attributes(name, given, inside.isDrawing);
    const isBare = Object.keys(attributes).length === 0;
    if (name === 'site-island' || (name === 'span' && around.isCode && isBare)) {
      return children;
    }
    if (name === 'a') {
      return this.#link(source, around.parent, x('a', attributes, children));
    }
    const element = x(
      RENAMED[name] ?? name,
      attributes,
      name === 'summary' ? x('strong', children) : children,
    );
    if (name === 'svg') {
      this.hasDrawings = true;
      Object.assign(element.attributes, { xmlns: 'http://www.w3.org/2000/svg' }, !attributes.width && ICON);
    } else if (name === 'img') {
      this.#picture(element, given.src ?? '');
    }
    return [element];
  }

  #attributes(element: string, given: Record<string, string>, isDrawing: boolean): Record<string, string> {
    const { id, class: classes = '', ...others } = given;
    const { role, 'aria-label': label, lang } = others;
    const names = [
      role === 'note' ? 'note' : [],
      element === 'button' ? 'button' : [],
      classes.split(/\s+/).filter((name) => this.#book.classNames.has(name)),
    ].flat();
    // The ids of a figure are for its controls, those of a drawing for itself.
    const newId = id && !id.startsWith('_') && (isDrawing ? id : `${this.id}--${asName(id)}`);
    if (newId) {
      this.ids.set(id, newId);
    }
    return {
      ...Object.fromEntries(Object.entries(others).filter(([name]) => isDrawing || KEPT.has(name))),
      ...(lang && { 'xml:lang': lang }),
      ...(role === 'img' && { role, 'aria-label': label ?? '' }),
      ...(names.length > 0 && { class: names.join(' ') }),
      ...(newId && { id: newId }),
    };
  }

  #picture(element: Element, src: string): void {
    const { base } = this.#book;
    element.attributes.src = src;
    if (!isExternal(src)) {
      this.pictures.push({ element, address: src.slice(base.length) });
    }
  }

  #link(source: Element, parent: string, link: Element): ElementContent[] {
    const { addresses, base, url } = this.#book;
    const { href } = source.attributes;
    // The text of a heading is a link to it.
    if (href?.startsWith('#') && /^h\d$/.test(parent)) {
      return link.children as ElementContent[];
    }
    // One that a figure shows leads nowhere.
    if (!href) {
      return [{ ...link, name: 'span' }];
    }
    const target = new URL(href, url + this.#address.slice(1));
    const address = target.href.startsWith(url)
      ? `/${decodeURI(target.pathname).slice(base.length)}`
      : undefined;
    link.attributes.href = target.href;
    if (address && addresses.has(address)) {
      this.links.push({ element: link, address, id: decodeURIComponent(target.hash.slice(1)) });
      return [link];
    }
    return [link, ...shownAddress(textIn(source), target.href)];
  }
}

/**
 * A page as a chapter: its text and its figures, without anything to press.
 *
 * @param part of the book that the chapter belongs to; empty for none
 * @throws when the page has no article
 */
export function chapterOf({ page, tree }: Document, part: string, book: BookPages): Chapter {
  const article = select('article', tree);
  const heading = article && select('h1', article);
  if (!heading) {
    throw new SiteProblems([`${page.source}: a page without a heading cannot be a chapter of the book`]);
  }
  const reader = new ChapterReader(page.address, book);
  const content = reader.read((toXast(article) as Element).children);
  const { id, ids, links, pictures, hasDrawings } = reader;
  return {
    id,
    title: textOf(heading),
    ids,
    section: x(
      'section',
      { id, class: 'chapter' },
      part && x('p', { class: 'part' }, part),
      content as never,
    ),
    links,
    pictures,
    hasDrawings,
  };
}
