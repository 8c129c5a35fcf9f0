import { unescapeHtml } from '../builtSite/text.ts';

/** `rel` of links that only say where something is. */
const NAMING = /\srel="(?:alternate|author|canonical|license|search)"/;

const LINKS = /<link\b[^>]*>/g;
const SOURCES =
  /<(?:audio|embed|iframe|image|img|input|object|script|source|track|use|video)\b[^>]*?\s(?:src|href|data|poster)="([^"]*)"/g;
const SETS = /<(?:img|source)\b[^>]*?\ssrcset="([^"]*)"/gi;
const STYLES = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_URLS = /url\(\s*["']?([^"')]*)|@import\s+["']([^"']*)/g;

/**
 * What a page makes a browser load or connect to by itself, at once or when it comes into view: pictures,
 * the icon, scripts, style sheets. As the page writes them, each once.
 *
 * @param html in the form that React and Rspress write: attributes in double quotes, escaped
 */
export function loadedAddresses(html: string): string[] {
  const values = (pattern: RegExp, text: string) =>
    [...text.matchAll(pattern)].map(([, one, other]) => unescapeHtml(one ?? other ?? ''));
  const links = (html.match(LINKS) ?? []).filter((tag) => !NAMING.test(tag));
  return [
    ...new Set([
      ...links.flatMap((tag) => values(/\shref="([^"]*)"/g, tag)),
      ...values(SOURCES, html),
      ...values(SETS, html).flatMap((set) => set.split(',').map((one) => one.trim().split(/\s/)[0] ?? '')),
      ...values(STYLES, html).flatMap((style) => values(STYLE_URLS, style)),
    ]),
  ].filter((address) => address && !/^(?:data:|#)/.test(address));
}
