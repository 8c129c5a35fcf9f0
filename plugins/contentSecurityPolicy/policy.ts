import { createHash } from 'node:crypto';

/** What a browser may load, beside what the site itself serves. */
export interface Allowed {
  /** Hashes of the inline scripts, as the header writes them: `'sha256-…'`. */
  scripts: string[];
  /** Where scripts may send requests: the hosted search, when there is one. */
  connections: string[];
}

/** The value of the header: nothing but what the pages need, and no `unsafe-…` of any kind. */
export function policy({ scripts, connections }: Allowed): string {
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...connections],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** The hosts that the client of an Algolia index speaks to: the nearest, then three to fall back on. */
export function hostedSearchHosts(appId: string): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}

/** The hash of an inline script, as the header writes it. */
export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Texts of the scripts that stand in the page itself; what is no JavaScript is not run, and needs no leave. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !/\stype="application\//.test(attributes))
    .map(([, , text = '']) => text);
}

/** What cannot be missing from a page that the policy would refuse anything of. */
const SUSPECT = /<style\b|\sstyle=|\son[a-z]+=|javascript:/i;

/** What a page holds that the policy would refuse, in words; empty when there is nothing. */
export function refused(html: string): string[] {
  const markup = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '');
  if (!SUSPECT.test(markup)) {
    return [];
  }
  const tags = markup.match(/<[a-z](?:"[^"]*"|[^">])*>/gi) ?? [];
  const names = tags.map((tag) => tag.replace(/"[^"]*"/g, ''));
  const found = [
    /<style\b/.test(markup) && 'a <style> element',
    names.some((tag) => /\sstyle=/.test(tag)) && 'a style attribute',
    names.some((tag) => /\son[a-z]+=/.test(tag)) && 'an event-handler attribute',
    tags.some((tag) => /\s(?:href|src)="javascript:/i.test(tag)) && 'a javascript: address',
  ];
  return found.filter((what) => typeof what === 'string');
}
