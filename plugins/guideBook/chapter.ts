import type { Element, ElementContent, Properties } from 'hast';
import { BOOK_TITLE } from '../../shared/guideBook.ts';
import { attributeOf, findElement, h, selectAll, textOf } from '../site/html.ts';
import type { Document, Site } from '../site/site.ts';
import { SiteProblems } from '../site/siteProblems.ts';

/** A page as a chapter of a book. */
export interface Chapter {
  /** Unique in the book, and the beginning of all ids in the chapter. */
  id: string;
  title: string;
  /** Valid in XHTML; links to chapters have the addresses that they have in the EPUB. */
  section: Element;
}

/** What there is for those who can press or fold something, and what the book itself takes the place of. */
const LEFT_OUT = `nav, script, style, template, input, select, textarea, [data-needs-scripts], [data-try], [${BOOK_TITLE}], [role=status]:empty`;

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

/** Properties that mean something without scripts. Drawings keep all of theirs. */
const KEPT = /^(?:alt|ariaHidden|className|colSpan|data.*|height|lang|rowSpan|scope|src|start|width)$/;

/** What the style sheet of the site says of its icons; without it, they would be as large as a page. */
const ICON = {
  width: '1.15em',
  height: '1.15em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.7',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** The id of a chapter, given the address of its page: `/docs/mattermost/messaging/polls` is `docs-mattermost-messaging-polls`. */
const chapterId = (address: string) => address.split('/').filter(Boolean).join('-') || 'home';

/** The id that an element has in the book, as a part of a name in XML: https://www.w3.org/TR/xml-names/#NT-NCName */
const elementId = (chapter: string, id: string) => `${chapter}--${id.replace(/[^\p{L}\p{N}_.-]/gu, '_')}`;

/** The address of a link behind it, unless its text is the address. */
function printedAddress(text: string, href: string): Element[] {
  const withoutScheme = (address: string) => address.trim().replace(/^\w+:(?:\/\/)?|\/$/g, '');
  return withoutScheme(text) === withoutScheme(href)
    ? []
    : [h('span', { className: 'address' }, ` (${href.replace(/^(?:mailto|tel):/, '')})`)];
}

/** Whether the styles of a figure may set an element apart, which in a book would run into the one before. */
const isInline = (node: ElementContent | undefined) =>
  node?.type === 'element' && /^(?:span|button|svg)$/.test(node.tagName);

/** Where an element stands: in a drawing all attributes mean something, in code every character. */
interface Surroundings {
  parent: string;
  isDrawing: boolean;
  isCode: boolean;
}

/**
 * A page as a chapter: its text and its figures, without anything to press.
 *
 * @param part of the book that the chapter belongs to; empty for none
 * @param addresses of the pages that are chapters
 * @throws SiteProblems when the page has no heading
 */
export function chapterOf(
  { page, tree }: Document,
  part: string,
  addresses: ReadonlySet<string>,
  { base, url }: Pick<Site, 'base' | 'url'>,
): Chapter {
  const article = findElement(tree, ({ tagName }) => tagName === 'article');
  const heading = article && findElement(article, ({ tagName }) => tagName === 'h1');
  if (!heading) {
    throw new SiteProblems([`${page.source}: a page without a heading cannot be a chapter of the book`]);
  }
  const chapter = chapterId(page.address);
  const leftOut = new Set(selectAll(LEFT_OUT, article));

  const contentOf = (nodes: readonly ElementContent[], around: Surroundings): ElementContent[] => {
    const kept = nodes.filter(
      (node) => node.type === 'text' || (node.type === 'element' && !leftOut.has(node)),
    );
    return kept.flatMap((node, index) => {
      const runsTogether = !around.isCode && isInline(kept[index - 1]) && isInline(node);
      const content = node.type === 'element' ? elementOf(node, around) : [node];
      return runsTogether ? [{ type: 'text', value: ' ' }, ...content] : content;
    });
  };

  const elementOf = (source: Element, around: Surroundings): ElementContent[] => {
    const { tagName, properties } = source;
    const isDrawing = around.isDrawing || tagName === 'svg';
    const isCode = around.isCode || tagName === 'pre';
    const children = contentOf(source.children, { parent: tagName, isDrawing, isCode });
    if (tagName === 'site-island') {
      return children;
    }
    // The styles of a figure draw it, such as a box with a tick.
    if (children.length === 0 && properties.role === 'img') {
      return [{ type: 'text', value: `[${properties.ariaLabel}] ` }];
    }
    const { id, lang, role } = properties;
    // React makes those with a line below for the controls of figures.
    const isTarget = id !== undefined && !isDrawing && !String(id).startsWith('_');
    const kept: Properties = {
      ...Object.fromEntries(Object.entries(properties).filter(([name]) => isDrawing || KEPT.test(name))),
      ...(/^(?:img|note)$/.test(String(role)) && { role, ariaLabel: properties.ariaLabel }),
      ...(lang && { xmlLang: lang }),
      ...(isTarget && { id: elementId(chapter, String(id)) }),
      ...(tagName === 'button' && { className: ['button'] }),
      ...(tagName === 'svg' && { xmlns: 'http://www.w3.org/2000/svg', ...(!properties.width && ICON) }),
    };
    if (tagName === 'a') {
      return linkOf(source, h('a', kept, children));
    }
    const content = tagName === 'summary' ? [h('strong', children)] : children;
    return [{ type: 'element', tagName: RENAMED[tagName] ?? tagName, properties: kept, children: content }];
  };

  const linkOf = (source: Element, link: Element): ElementContent[] => {
    const href = attributeOf(source, 'href');
    // One that a figure shows leads nowhere.
    if (!href) {
      return [{ ...link, tagName: 'span' }];
    }
    const target = new URL(href, url + page.address.slice(1));
    const address = target.href.startsWith(url) && `/${decodeURI(target.pathname).slice(base.length)}`;
    if (address && addresses.has(address)) {
      const id = chapterId(address);
      const hash = decodeURIComponent(target.hash.slice(1));
      link.properties.href = `${id}.xhtml${hash && `#${elementId(id, hash)}`}`;
      return [link];
    }
    link.properties.href = target.href;
    return [link, ...printedAddress(textOf(source), target.href)];
  };

  const content = contentOf(article.children, { parent: 'article', isDrawing: false, isCode: false });
  const above = part && h('p', { className: 'part' }, part);
  const section = h('section', { id: chapter, className: 'chapter' }, above, content);
  return { id: chapter, title: textOf(heading), section };
}
