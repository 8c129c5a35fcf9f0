import type { Element, ElementContent } from 'hast';
import { marked } from 'marked';
import type { PageRecord, SectionRecord } from '../../shared/searchRecords.ts';
import {
  findElement,
  getAttribute,
  isInline as isInlineElement,
  parseFragment,
  selectAll,
  textOf,
  withoutNoteLinks,
} from '../site/html.ts';
import type { PageDocument } from '../site/site.ts';

/** The name of `NOT_SEARCHED_ATTRIBUTE` in hast. */
const NOT_SEARCHED_PROPERTY = 'dataNotSearched';

/** Signs to add after elements whose text would otherwise run together with the next text. */
const SEPARATORS: Record<string, string> = {
  td: ' · ',
  th: ' · ',
  tr: ' ; ',
  dt: ': ',
  li: ' ; ',
};

/**
 * Checks whether a space has to follow the text of an inline element. Two elements get a space
 * between them, because the style sheet may keep them apart, but not in code, where each colored
 * word is an element. A link gets a space before a word right after it, too.
 */
function needsSpaceAfter(
  { tagName }: Element,
  nextNode: ElementContent | undefined,
  isCode: boolean,
): boolean {
  return nextNode?.type === 'element'
    ? !isCode
    : tagName === 'a' && nextNode?.type === 'text' && /^[\p{L}\p{N}]/u.test(nextNode.value);
}

/** Removes separators at the end of the text, before another separator, and after a sentence. */
const tidySeparators = (text: string) =>
  normalize(text)
    .replace(/(?: [·;])+(?= ;|$)/g, '')
    .replace(/(?<=[.:;!?…]) ;/g, '')
    .replace(/ (?=;)/g, '');

/**
 * Makes one character of a letter and its accent, as `normalizeQuery` does in what visitors type,
 * and one space of many. No-break spaces stay, so that headings and snippets look as on the page.
 */
const normalize = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();

/**
 * The size behind the address of a picture, in Mattermost: `=400x300`. `marked` does not know it.
 */
const PICTURE_SIZE = / =\d*x?\d*(?=\))/g;

/**
 * Returns what an example of Markdown shows to readers, so that a snippet reads as a text, without
 * `**` and addresses. Returns the code of any other block.
 */
function readCodeBlock(block: Element): ElementContent[] {
  const isMarkdown = getAttribute(block, 'className').split(' ').includes('language-md');
  const markdown = isMarkdown && textOf(block).replace(PICTURE_SIZE, '');
  return markdown
    ? (parseFragment(marked.parse(markdown, { async: false })).children as ElementContent[])
    : block.children;
}

/**
 * Returns the summary of a folded part, and the element in it whose id a link can lead to. Returns
 * undefined for a folded part without such an id, and for any other element.
 */
function splitFoldedPart({ tagName, children }: Element): [Element, Element] | undefined {
  const elements = children.filter((child) => child.type === 'element');
  const summary = elements.find((child) => child.tagName === 'summary');
  const content = elements.find((child) => child !== summary && child.properties.id);
  return tagName === 'details' && summary && content ? [summary, content] : undefined;
}

/**
 * Returns a search record for each section of an article, in their order. A folded part with an
 * address of its own is a section, too.
 */
function collectSections(article: Element): SectionRecord[] {
  let section: SectionRecord = { anchor: '', headings: [], text: '' };
  const sections = [section];
  let headings: string[] = [];

  const beginSection = (anchor: string, sectionHeadings: string[]) => {
    section = { anchor, headings: sectionHeadings, text: '' };
    sections.push(section);
  };
  const addFoldedPart = ([summary, content]: [Element, Element]) => {
    const outerSection = section;
    beginSection(getAttribute(content, 'id'), [...headings, normalize(textOf(summary))]);
    addNodes(content.children, false);
    section = outerSection;
  };
  const addNodes = (nodes: ElementContent[], isCode: boolean) => {
    for (const [index, node] of nodes.entries()) {
      if (node.type === 'text') {
        section.text += node.value;
      }
      if (node.type !== 'element' || NOT_SEARCHED_PROPERTY in node.properties) {
        continue;
      }
      const { tagName } = node;
      const foldedPart = splitFoldedPart(node);
      const level = isCode ? 0 : Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
      if (level === 2 || level === 3) {
        headings = [...headings.slice(0, level - 2), normalize(textOf(node))];
        beginSection(getAttribute(node, 'id'), headings);
      } else if (foldedPart) {
        addFoldedPart(foldedPart);
      } else if (level !== 1) {
        const isInline = isInlineElement(node);
        section.text += isInline ? '' : ' ';
        addNodes(
          tagName === 'pre' ? readCodeBlock(node) : node.children,
          isCode || tagName === 'code' || tagName === 'pre',
        );
        section.text +=
          SEPARATORS[tagName] ??
          (isInline && !needsSpaceAfter(node, nodes[index + 1], isCode) ? '' : ' ');
      }
    }
  };
  addNodes(article.children, false);
  return sections.map((record) => ({ ...record, text: tidySeparators(record.text) }));
}

/**
 * Returns the search record of a page.
 *
 * @param pageArticle the article of the page, which stays as it is
 */
export function makePageRecord({ page, tree }: PageDocument, pageArticle: Element): PageRecord {
  const article = withoutNoteLinks(pageArticle);
  const breadcrumbs = findElement(tree, ({ properties }) => properties.ariaLabel === 'Breadcrumb');
  const crumbs = (breadcrumbs ? selectAll('li', breadcrumbs) : []).map((item) =>
    normalize(textOf(item)),
  );
  const heading = findElement(article, 'h1');
  return {
    address: page.address,
    title: normalize(heading ? textOf(heading) : ''),
    lang: page.lang,
    trail: crumbs.slice(1, -1),
    keywords: [...page.keywords, ...page.keywordsFr].map(normalize),
    version: page.version,
    sections: collectSections(article),
  };
}
