import { createHash } from 'node:crypto';
import { HTML_PARTS, tagsIn } from '../builtSite/tags.ts';

/** What a browser may load, beside what the site itself serves. */
export interface Allowed {
  /** Hashes of the inline scripts, as the header writes them: `'sha256-…'`. */
  scripts: string[];
  /** Hashes of the `<style>` elements, in the same form. */
  styles: string[];
  /** Origins that scripts may send requests to: those of the hosted search, when there is one. */
  connections: string[];
}

/**
 * The value of the Content-Security-Policy header: nothing but what the pages need, and no
 * `unsafe-…` keyword.
 */
export function buildCsp({ scripts, styles, connections }: Allowed): string {
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...connections],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** For files that pages load: opened by themselves they need nothing. */
export const CSP_OF_FILES = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** For the worker of the copy for reading offline, which fetches what belongs to a copy. */
export const CSP_OF_WORKER = CSP_OF_FILES.replace("'none'", "'none'; connect-src 'self'");

/** The origins that the client of an Algolia index sends requests to: the nearest one, then three fallbacks. */
export function hostedSearchHosts(appId: string): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}

/** The hash of an inline script or a style element, as the header writes it. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The script or style elements of a page: what stands in their tags after the name, and their texts. */
function rawElements(html: string, name: 'script' | 'style') {
  return [...html.matchAll(HTML_PARTS)]
    .filter(([, found]) => found?.toLowerCase() === name)
    .map(([, , attributes = '', text = '']) => ({ attributes, text }));
}

/** Texts of the scripts in a page. Blocks of data, such as JSON, are left out: browsers do not run them. */
export function inlineScripts(html: string): string[] {
  return rawElements(html, 'script')
    .filter(({ attributes }) => !/\ssrc=/i.test(attributes) && !/\stype=["']?application\//i.test(attributes))
    .map(({ text }) => text);
}

/** Texts of the `<style>` elements in a page. */
export function inlineStyles(html: string): string[] {
  return rawElements(html, 'style').map(({ text }) => text);
}

/** Cheap check before parsing: no page with a violation lacks one of these strings. */
const SUSPICIOUS = /\sstyle=|\son[a-z]+=|javascript:/i;

/**
 * What a page holds that the policy forbids, in words: style attributes, event-handler
 * attributes and `javascript:` addresses. Scripts and style elements are allowed by their hashes.
 */
export function cspViolations(html: string): string[] {
  if (!SUSPICIOUS.test(html)) {
    return [];
  }
  const tags = tagsIn(html);
  const withoutValues = tags.map((tag) => tag.replace(/"[^"]*"|'[^']*'/g, ''));
  const found = [
    withoutValues.some((tag) => /\sstyle=/i.test(tag)) && 'a style attribute',
    withoutValues.some((tag) => /\son[a-z]+=/i.test(tag)) && 'an event-handler attribute',
    tags.some((tag) => /\s(?:href|src|action)=["']?javascript:/i.test(tag)) && 'a javascript: address',
  ];
  return found.filter((violation) => violation !== false);
}
