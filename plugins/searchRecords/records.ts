import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import type { BuiltPage } from '../builtSite/builtSite.ts';
import { metaOf } from '../builtSite/text.ts';

/** The text of an article up to the next heading. */
export interface SectionRecord {
  /** id of the heading; empty for the text under the page's title. */
  anchor: string;
  /** The headings that the text stands under, from level 2 on; the section's own is the last. */
  headings: string[];
  text: string;
}

/** What the search knows of one page. */
export interface PageRecord {
  /** Address without the base: `/docs/services/pad`. */
  path: string;
  title: string;
  /** The page's breadcrumbs, without the home page and the page itself. */
  trail: string[];
  /** From the front matter: words that visitors search for and the text does not contain. */
  keywords: string[];
  language: string;
  kind: 'page' | 'service' | 'guide' | 'post';
  /** Of the documentation; empty outside of it, and where it has no versions. */
  version: string;
  sections: SectionRecord[];
}

/** Elements within a line of text. The text of any other is followed by a space. */
const INLINE = /^(?:A|ABBR|B|BDI|CITE|CODE|DFN|EM|I|KBD|MARK|Q|S|SAMP|SMALL|SPAN|STRONG|SUB|SUP|TIME|U|VAR)$/;

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

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

  const visit = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      (sections.at(-1) as SectionRecord).text += node.text;
      return;
    }
    const element = node as HTMLElement;
    const level = Number(/^H([1-6])$/.exec(element.tagName ?? '')?.[1] ?? 0);
    if (level === 2 || level === 3) {
      headings = [...headings.slice(0, level - 2), collapseSpaces(element.text)];
      sections.push({ anchor: element.id, headings, text: '' });
    } else if (level !== 1) {
      element.childNodes.forEach(visit);
      if (!INLINE.test(element.tagName)) {
        (sections.at(-1) as SectionRecord).text += ' ';
      }
    }
  };
  visit(article);
  return sections.map((section) => ({ ...section, text: collapseSpaces(section.text) }));
}

/**
 * The search record of a page of the built site.
 *
 * @param version of the documentation, or empty
 */
export function pageRecord(
  page: Pick<BuiltPage, 'address' | 'html'>,
  article: HTMLElement,
  version: string,
): PageRecord {
  const { address: path, html } = page;
  const [breadcrumb = ''] = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(html) ?? [];
  const crumbs = parse(breadcrumb)
    .querySelectorAll('li')
    .map((item) => collapseSpaces(item.text));
  return {
    path,
    title: collapseSpaces(article.querySelector('h1')?.text ?? ''),
    trail: crumbs.slice(1, -1),
    keywords: metaOf(page, 'keywords').split(',').map(collapseSpaces).filter(Boolean),
    language: /<html\b[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? '',
    kind: kindOf(path),
    version,
    sections: sectionsOf(article),
  };
}
