import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { isIndexed, metaOf } from '../builtSite/text.ts';

/** The text under one heading, as it stands on the page. */
export interface SectionRecord {
  /** id of the heading; empty for what stands under the page's title. */
  anchor: string;
  /** The headings above the text, from level 2 on; the section's own is the last. */
  headings: string[];
  text: string;
}

/** What can be found of one page. */
export interface PageRecord {
  /** Address without the base: `/docs/services/pad`. */
  path: string;
  title: string;
  /** Where the page stands, from its breadcrumbs, without home and the page itself. */
  trail: string[];
  /** Words that a visitor would use and the text does not, from the front matter. */
  keywords: string[];
  language: string;
  kind: 'page' | 'service' | 'guide' | 'post';
  /** Version of the documentation; empty outside of it, and when there is one only. */
  version: string;
  sections: SectionRecord[];
}

/** What is on the page and not part of its text. */
const NOT_TEXT =
  'button, svg, script, style, template, noscript, [aria-hidden="true"], [data-heading] > a, [data-needs-scripts], [data-try-it]';
/** Elements that stand in a line of text. */
const INLINE = /^(?:A|ABBR|B|BDI|CITE|CODE|DFN|EM|I|KBD|MARK|Q|S|SAMP|SMALL|SPAN|STRONG|SUB|SUP|TIME|U|VAR)$/;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a page is, told from its address, of whatever version. */
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
      headings = [...headings.slice(0, level - 2), tidy(element.text)];
      sections.push({ anchor: element.id, headings, text: '' });
    } else if (level !== 1) {
      element.childNodes.forEach(visit);
      if (!INLINE.test(element.tagName)) {
        (sections.at(-1) as SectionRecord).text += ' ';
      }
    }
  };
  visit(article);
  return sections.map((section) => ({ ...section, text: tidy(section.text) }));
}

/**
 * What can be found of a page of the built site.
 *
 * @param html the whole document
 * @param path address of the page, without the base
 * @param version of the documentation, see `versionOf`
 * @returns undefined for a page that is not to be indexed, or has no article
 */
export function pageRecord(html: string, path: string, version: string): PageRecord | undefined {
  // Only these two are parsed: a sidebar of a thousand links would take longer than the text.
  const [source] = /<article\b[\s\S]*<\/article>/.exec(html) ?? [];
  const [breadcrumb = ''] = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(html) ?? [];
  if (!source || !isIndexed({ html })) {
    return undefined;
  }
  const article = parse(source, { comment: false, blockTextElements: { script: true, style: true } });
  for (const element of article.querySelectorAll(NOT_TEXT)) {
    element.remove();
  }
  const crumbs = parse(breadcrumb)
    .querySelectorAll('li')
    .map((item) => tidy(item.text));
  return {
    path,
    title: tidy(article.querySelector('h1')?.text ?? ''),
    trail: crumbs.slice(1, -1),
    keywords: metaOf({ html }, 'keywords').split(',').map(tidy).filter(Boolean),
    language: /<html\b[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? '',
    kind: kindOf(path),
    version,
    sections: sectionsOf(article),
  };
}

/**
 * The version of the documentation that a page belongs to; empty outside of the
 * documentation, and when there is one version only.
 *
 * @param address of the page, without the base
 */
export function versionOf(address: string, all?: { default?: string; versions: string[] }): string {
  const version = all?.versions.find((name) => name === address.split('/')[1]);
  const path = version ? address.slice(version.length + 1) : address;
  return all && /^\/docs(\/|$)/.test(path) ? (version ?? all.default ?? '') : '';
}
