import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { site as association } from '../../site.config.ts';
import { addressesIn, attributeOf, textOf } from '../site/html.ts';
import type { Site, Step } from '../site/site.ts';
import { SiteProblems } from '../site/siteProblems.ts';

/** nginx.conf includes this file. It is never served, because its name begins with a dot. */
const FILE = '.csp.conf';

/** Files that pages load need nothing, and the policy of pages is longer than many of them. */
const POLICY_OF_FILES = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The origins that the client of an Algolia index sends requests to: the nearest one, then three fallbacks. */
export const hostedSearchHosts = (appId: string): string[] =>
  ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'].map(
    (ending) => `https://${appId.toLowerCase()}${ending}`,
  );

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** `rel` of links that only say where something is: a browser loads nothing from there. */
const NAMING = new Set(['alternate', 'author', 'canonical', 'expect', 'license', 'search']);

/** What of an element the policy forbids, in words, or the promise in the footer that the site asks no other host. */
function violationsIn(element: Element, url: string): string[] {
  const names = Object.keys(element.properties);
  const onlyNames = element.tagName === 'a' || NAMING.has(attributeOf(element, 'rel'));
  const elsewhere = addressesIn(element, ['src', 'poster', ...(onlyNames ? [] : ['href'])]).filter(
    (address) => /^(?:(?!data:)[a-z][a-z+.-]*:|\/\/)/i.test(address) && !address.startsWith(url),
  );
  return [
    ...(names.includes('style') ? ['a style attribute'] : []),
    ...(names.some((name) => /^on[A-Z]/.test(name)) ? ['an event-handler attribute'] : []),
    ...elsewhere.map((address) => `${address}, a file of another host`),
  ];
}

/** Writes the policies for nginx: one with the hashes of all documents, and a short one for files that they load. */
export function contentSecurityPolicy({ inlineStyles, url, write }: Site): Step {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  return {
    read({ page, tree }) {
      const violations: string[] = [];
      visit(tree, 'element', (element) => {
        const { type, src } = element.properties;
        if (element.tagName === 'style') {
          styles.add(hashOf(textOf(element)));
          // Blocks of data, such as JSON, are no scripts.
        } else if (element.tagName === 'script' && !src && !String(type).startsWith('application/')) {
          scripts.add(hashOf(textOf(element)));
        }
        violations.push(...violationsIn(element, url));
      });
      if (violations.length > 0) {
        const lineOf = (violation: string) =>
          `${page.source ?? page.address}: the page has ${violation}, which the Content-Security-Policy forbids`;
        throw new SiteProblems([...new Set(violations.map(lineOf))]);
      }
    },
    async finish() {
      for (const style of inlineStyles) {
        styles.add(hashOf(style));
      }
      const connections = association.search ? hostedSearchHosts(association.search.appId) : [];
      const policy = [
        "default-src 'none'",
        ["script-src 'self'", ...[...scripts].sort()].join(' '),
        ["style-src 'self'", ...[...styles].sort()].join(' '),
        "img-src 'self'",
        ["connect-src 'self'", ...connections].join(' '),
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; ');
      await write(
        FILE,
        `map $uri $content_security_policy {\n  default "${policy}";\n  "~/static/" "${POLICY_OF_FILES}";\n}\n`,
      );
    },
  };
}
