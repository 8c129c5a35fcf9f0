import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { site as association } from '../../site.config.ts';
import { attributeOf, parseDocument, textOf } from '../site/html.ts';
import type { Site, Step } from '../site/site.ts';
import { SiteProblems } from '../site/siteProblems.ts';

/** nginx.conf includes this file. It is never served, because its name begins with a dot. */
const FILE = '.csp.conf';

/** Documents that are no pages, see plugins/guideBook. */
const DOCUMENTS = /\.xhtml$/;

/** What a browser may load, beside what the site itself serves. */
interface Allowed {
  /** Hashes of the inline scripts, as the header writes them: `'sha256-…'`. */
  scripts: string[];
  /** Hashes of the `<style>` elements, in the same form. */
  styles: string[];
  /** Origins that scripts may send requests to: those of the hosted search, when there is one. */
  connections: string[];
}

/** The value of the Content-Security-Policy header: nothing but what the pages need, and no `unsafe-…` keyword. */
function policyOf({ scripts, styles, connections }: Allowed): string {
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

/** What pages load and never open needs nothing. The policy of pages would be longer than many of these files. */
const POLICY_OF_FILES = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The origins that the client of an Algolia index sends requests to: the nearest one, then three fallbacks. */
export function hostedSearchHosts(appId: string): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** An inline script, which a browser would run: blocks of data, such as JSON, are none. */
const isScript = ({ properties }: Element) =>
  !properties.src && !/^application\//.test(String(properties.type ?? ''));

/** `rel` of links that only say where something is. */
const NAMING = new Set(['alternate', 'author', 'canonical', 'expect', 'license', 'search']);

/** What an element makes a browser load by itself. */
function loadedBy(element: Element): string[] {
  if (element.tagName === 'a' || element.tagName === 'form') {
    return [];
  }
  const isNaming = element.tagName === 'link' && NAMING.has(attributeOf(element, 'rel'));
  const sets = attributeOf(element, 'srcSet')
    .split(',')
    .map((one) => one.trim().split(/\s/)[0] ?? '');
  return [
    ...(isNaming ? [] : [attributeOf(element, 'href')]),
    attributeOf(element, 'src'),
    attributeOf(element, 'poster'),
    ...sets,
  ];
}

/**
 * What an element holds that the policy, or the promise in the footer of no cookie and no other host, forbids, in
 * words: style attributes, event-handler attributes, `javascript:` addresses, files of other hosts, cookies.
 *
 * @param url whole address of the site
 */
function violationsIn(element: Element, url: string): string[] {
  const addresses = ['href', 'src', 'action'].map((name) => attributeOf(element, name));
  const elsewhere = loadedBy(element).filter(
    (address) => /^(?:(?!data:)[a-z][a-z+.-]*:|\/\/)/i.test(address) && !address.startsWith(url),
  );
  return [
    ...('style' in element.properties ? ['a style attribute'] : []),
    ...(Object.keys(element.properties).some((name) => /^on[A-Z]/.test(name))
      ? ['an event-handler attribute']
      : []),
    ...(addresses.some((address) => /^\s*javascript:/i.test(address)) ? ['a javascript: address'] : []),
    ...(element.tagName === 'meta' && /^set-cookie$/i.test(attributeOf(element, 'httpEquiv'))
      ? ['a cookie']
      : []),
    ...elsewhere.map((address) => `${address}, a file of another host`),
  ];
}

/**
 * Writes the policies of this build for nginx: one for all documents, with the hashes of the script and the styles that
 * stand in them, and a short one for files that pages load.
 *
 * @throws SiteProblems when a page holds something that the policy forbids
 */
export function contentSecurityPolicy({ files, url, read, write }: Site): Step {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const addHashes = (element: Element) => {
    if (element.tagName === 'style') {
      styles.add(hashOf(textOf(element)));
    } else if (element.tagName === 'script' && isScript(element)) {
      scripts.add(hashOf(textOf(element)));
    }
  };
  return {
    read({ page, tree }) {
      const violations = new Set<string>();
      visit(tree, 'element', (element) => {
        addHashes(element);
        for (const violation of violationsIn(element, url)) {
          violations.add(violation);
        }
      });
      if (violations.size > 0) {
        throw new SiteProblems(
          [...violations].map(
            (violation) =>
              `${page.source ?? page.address}: the page has ${violation}, which the Content-Security-Policy forbids`,
          ),
        );
      }
    },
    async finish() {
      for (const file of [...files].filter((name) => DOCUMENTS.test(name))) {
        visit(parseDocument(await read(file)), 'element', addHashes);
      }
      const policy = policyOf({
        scripts: [...scripts].sort(),
        styles: [...styles].sort(),
        connections: association.search ? hostedSearchHosts(association.search.appId) : [],
      });
      await write(
        FILE,
        `map $uri $content_security_policy {\n  default "${policy}";\n  "~/static/" "${POLICY_OF_FILES}";\n}\n`,
      );
    },
  };
}
