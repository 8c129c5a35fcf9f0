import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import type { PageRecord, SectionRecord } from '../../shared/searchRecords.ts';
import type { BuiltPage } from '../builtSite/builtSite.ts';

/** Elements within a line of text. The text of any other is set apart. */
const INLINE = /^(?:A|ABBR|B|BDI|CITE|CODE|DFN|EM|I|KBD|MARK|Q|S|SAMP|SMALL|SPAN|STRONG|SUB|SUP|TIME|U|VAR)$/;

/** What stands after an element whose text would run together with the next one's. */
const SEPARATORS: Record<string, string> = { TD: ' · ', TH: ' · ', TR: ' ; ', DT: ': ', LI: ' ; ' };

/**
 * Whether the text after an element within a line is set apart from it. Two such elements side by side, but for those
 * that color code, and a link with a word right after it are boxes that the style sheet sets apart.
 */
function isSetApart({ tagName, parentNode, nextSibling }: HTMLElement): boolean {
  return nextSibling?.nodeType === NodeType.ELEMENT_NODE
    ? !parentNode?.closest('code')
    : tagName === 'A' && /^[\p{L}\p{N}]/u.test(nextSibling?.text ?? '');
}

/** Separators only where they separate: not before the end, nor after a sentence. */
const tidy = (text: string) =>
  normalize(text)
    .replace(/(?: [·;])+(?= ;|$)/g, '')
    .replace(/(?<=[.:;!?…]) ;/g, '')
    .replace(/ (?=;)/g, '');

/** Accents become one character with their letter, as in what is looked for. */
const normalize = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** A keyword that leads to a section has the id of its heading after it: `mailbox full#limits`. */
const OF_SECTION = /^(?<keyword>.+)#(?<anchor>[^#\s]+)$/;

/** What a page is, according to its address, in any version of the documentation. */
function kindOf(path: string): PageRecord['kind'] {
  const [, folder] = /\/(docs\/services|docs\/mattermost|blog)\/./.exec(path) ?? [];
  return folder === 'docs/services'
    ? 'service'
    : folder === 'docs/mattermost'
      ? 'guide'
      : folder === 'blog' && !path.endsWith('/archive')
        ? 'post'
        : 'page';
}

/** The sections of an article, in order. */
function sectionsOf(article: HTMLElement): SectionRecord[] {
  const sections: SectionRecord[] = [{ anchor: '', headings: [], text: '' }];
  let headings: string[] = [];

  const add = (text: string) => {
    (sections.at(-1) as SectionRecord).text += text;
  };
  const visit = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      add(node.text);
      return;
    }
    const element = node as HTMLElement;
    const level = Number(/^H([1-6])$/.exec(element.tagName ?? '')?.[1] ?? 0);
    if (level === 2 || level === 3) {
      headings = [...headings.slice(0, level - 2), normalize(element.text)];
      sections.push({ anchor: element.id, headings, text: '' });
    } else if (level !== 1) {
      const isInline = INLINE.test(element.tagName);
      add(isInline ? '' : ' ');
      element.childNodes.forEach(visit);
      add(SEPARATORS[element.tagName] ?? (isInline && !isSetApart(element) ? '' : ' '));
    }
  };
  visit(article);
  return sections.map((section) => ({ ...section, text: tidy(section.text) }));
}

/**
 * The search record of a page of the built site.
 *
 * @param version of the documentation, or empty
 * @param keywords of the front matter
 * @throws Error that names a keyword whose section does not exist
 */
export function pageRecord(
  page: Pick<BuiltPage, 'address' | 'html'>,
  article: HTMLElement,
  version: string,
  keywords: string[],
): PageRecord {
  const { address: path, html } = page;
  const [breadcrumb = ''] = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(html) ?? [];
  const crumbs = parse(breadcrumb)
    .querySelectorAll('li')
    .map((item) => normalize(item.text));
  const sections = sectionsOf(article);
  const ofPage: string[] = [];
  for (const keyword of keywords.map(normalize)) {
    const { keyword: words = '', anchor } = OF_SECTION.exec(keyword)?.groups ?? {};
    const section = sections.find((one) => anchor !== undefined && one.anchor === anchor);
    if (section) {
      section.keywords = [...(section.keywords ?? []), words];
    } else if (anchor) {
      throw new Error(
        `the keyword “${keyword}” leads to no heading: write “${words}”, or the id of one after the #`,
      );
    } else {
      ofPage.push(keyword);
    }
  }
  return {
    path,
    title: normalize(article.querySelector('h1')?.text ?? ''),
    trail: crumbs.slice(1, -1),
    keywords: ofPage,
    language: /<html\b[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? '',
    kind: kindOf(path),
    version,
    sections,
  };
}
