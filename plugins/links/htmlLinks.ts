import { tagsIn } from '../builtSite/tags.ts';
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
/** The values of an attribute of these tags. */
const valuesIn = (tags: string[], attribute: RegExp) =>
  tags.flatMap((tag) => [...tag.matchAll(attribute)].map(([, value = '']) => unescapeHtml(value)));

/**
 * Reads a page in the form that React and Rspress write: attributes in double quotes, escaped.
 *
 * @param html the whole document
 */
export function pageLinks(html: string): PageLinks {
  const tags = tagsIn(html);
  const named = (name: RegExp) => tags.filter((tag) => name.test(tag));
  const followed = valuesIn(named(/^<a\b/), /\shref="([^"]*)"/g);
  const other = [
    ...valuesIn(
      named(/^<(?:link|area|use|image|script|img|source|video|audio|track|iframe|form)\b/),
      /\s(?:href|src|poster|action)="([^"]*)"/g,
    ),
    ...valuesIn(named(/^<(?:img|source)\b/), /\ssrcset="([^"]*)"/gi).flatMap((set) =>
      set.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    ),
    ...valuesIn(named(/^<meta (?:property|name)="(?:og:url|og:image)"/), /\scontent="([^"]*)"/g),
  ];
  return {
    links: unique([...followed, ...other]),
    followed: unique(followed),
    ids: new Set(valuesIn(tags, /\sid="([^"]*)"/g)),
    headings: tags.flatMap((tag) => /^<h([1-6])\b/.exec(tag)?.[1] ?? []).map(Number),
  };
}
