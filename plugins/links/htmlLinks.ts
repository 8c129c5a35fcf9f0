import { unescapeHtml } from '../builtSite/text.ts';

/** The links, ids and headings of a built page. */
export interface PageLinks {
  /** Values of `href`, `src`, `srcset` and similar attributes, and addresses in `<meta>`, each once. */
  links: string[];
  /** Those that a visitor can follow: `href` of `<a>`. */
  followed: string[];
  ids: Set<string>;
  /** Levels of the headings, in order. */
  headings: number[];
}

const unique = (values: string[]) => [...new Set(values)];
const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => unescapeHtml(value));

/**
 * Reads a page in the form that React and Rspress write: attributes in double quotes, escaped.
 *
 * @param html the whole document
 */
export function pageLinks(html: string): PageLinks {
  // The text of scripts, style elements and comments may look like markup, so it is removed.
  const page = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, (found) =>
    found.startsWith('<!--') ? '' : found.slice(0, found.indexOf('>') + 1),
  );
  const followed = attributes(page, /<a\b[^>]*?\shref="([^"]*)"/g);
  const other = [
    ...attributes(
      page,
      /<(?:link|area|use|image|script|img|source|video|audio|track|iframe|form)\b[^>]*?\s(?:href|src|poster|action)="([^"]*)"/g,
    ),
    ...attributes(page, /<(?:img|source)\b[^>]*?\ssrcset="([^"]*)"/gi).flatMap((set) =>
      set.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    ),
    ...attributes(page, /<meta (?:property|name)="(?:og:url|og:image)" content="([^"]*)"/g),
  ];
  return {
    links: unique([...followed, ...other]),
    followed: unique(followed),
    ids: new Set(attributes(page, /\sid="([^"]*)"/g)),
    headings: [...page.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level)),
  };
}
