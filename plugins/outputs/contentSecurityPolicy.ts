import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { site as association } from '../../shared/configuration.ts';
import { PAGE_STYLE_ATTRIBUTE } from '../../shared/pageParts.ts';
import { POLICY_CONF_FILE } from '../../shared/serverFiles.ts';
import {
  addressesIn,
  findHead,
  getAttribute,
  selectAll,
  textOf,
  visitElements,
} from '../site/html.ts';
import { findPlaceInSources } from '../site/places.ts';
import type { Site, Step } from '../site/site.ts';
import { SiteProblems } from '../site/siteProblems.ts';

/**
 * A pattern of nginx for the addresses of files with the short policy: bundles, fragments, drawings
 * and other XML. Drawings need a policy because a visitor can open them as documents.
 */
const SHORT_POLICY_FILES = '~^/(?:static/|.*\\.(?:svg|xml)$)';

/**
 * The policy for `SHORT_POLICY_FILES`. These files load nothing, and many of them are shorter than
 * the policy for pages.
 */
const SHORT_POLICY =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Returns the origins to which the client of an Algolia index sends requests: the nearest one, then
 * three fallbacks.
 */
export const hostedSearchHosts = (appId: string): string[] =>
  ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'].map(
    (ending) => `https://${appId.toLowerCase()}${ending}`,
  );

/** Returns how a policy names a script or a style sheet: by the hash of its text. */
const makeHashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Values of `rel` for links that only name an address, from which a browser loads nothing. */
const NAMING_RELS = new Set(['alternate', 'author', 'canonical', 'expect', 'license', 'search']);

/**
 * Elements that load another document, a plugin or media, and `<base>`, which changes the addresses
 * of all links.
 */
const FORBIDDEN_TAG = /^(?:applet|audio|base|embed|frame|iframe|object|track|video)$/;

/** The `type` of a `<script>` that contains data, which the browser does not run. */
const DATA_SCRIPT_TYPE = /^application\/(?:ld\+)?json$/;

/** Something that the policy forbids: in words for the message, and as text to find its line. */
type Violation = [description: string, textInSource: string];

/**
 * Finds the parts of an element that the policy forbids. Also finds files of other hosts, because
 * the footer promises that the site loads none.
 */
function findViolations(
  element: Element,
  { bundle, inlineStyles, url }: Pick<Site, 'bundle' | 'inlineStyles' | 'url'>,
): Violation[] {
  const { tagName, properties } = element;
  const propertyNames = Object.keys(properties);
  const violations: Violation[] = [];
  const isOurScript = !properties.src && textOf(element) === bundle.boot;
  const isForbidden =
    FORBIDDEN_TAG.test(tagName) ||
    (tagName === 'script' &&
      !isOurScript &&
      !DATA_SCRIPT_TYPE.test(getAttribute(element, 'type'))) ||
    (tagName === 'style' && !inlineStyles.has(textOf(element)));
  if (isForbidden) {
    violations.push([`<${tagName}>`, `<${tagName}`]);
  }
  if (propertyNames.includes('style')) {
    violations.push(['a style attribute', 'style=']);
  }
  for (const name of propertyNames.filter((propertyName) => /^on[A-Z]/.test(propertyName))) {
    violations.push(['an event-handler attribute', `${name.toLowerCase()}=`]);
  }
  const isOnlyNaming = tagName === 'a' || NAMING_RELS.has(getAttribute(element, 'rel'));
  const loadingAttributes = ['src', 'poster', ...(isOnlyNaming ? [] : ['href', 'xLinkHref'])];
  for (const address of addressesIn(element, loadingAttributes)) {
    if (/^(?:(?!data:)[a-z][a-z+.-]*:|\/\/)/i.test(address) && !address.startsWith(url)) {
      violations.push([`${address}, a file of another host`, address]);
    }
  }
  return violations;
}

/**
 * Writes the policies for nginx: one for all documents, and a short one for files that they load.
 * The first one allows files of the site, and, inside a document, only the script and the style
 * sheets that the build puts there. Stops the build if a document contains anything else.
 */
export function contentSecurityPolicy(site: Site): Step {
  return {
    read({ page, tree }) {
      // Some pages have a style sheet that no other page needs. It can be allowed, because only the
      // theme writes into the head.
      for (const style of selectAll(`style[${PAGE_STYLE_ATTRIBUTE}]`, findHead(tree))) {
        site.inlineStyles.add(textOf(style));
      }
      const problemLines = new Set<string>();
      visitElements(tree, (element) => {
        for (const [description, textInSource] of findViolations(element, site)) {
          const place = findPlaceInSources(page, (line) => line.includes(textInSource));
          problemLines.add(
            `${place}: the page has ${description}, which the Content-Security-Policy forbids`,
          );
        }
      });
      if (problemLines.size > 0) {
        throw new SiteProblems([...problemLines]);
      }
    },
    async finish() {
      const styleHashes = [...site.inlineStyles].map(makeHashSource).sort();
      const allowedHosts = association.search ? hostedSearchHosts(association.search.appId) : [];
      const policy = [
        "default-src 'none'",
        `script-src 'self' ${makeHashSource(site.bundle.boot)}`,
        ["style-src 'self'", ...styleHashes].join(' '),
        "img-src 'self'",
        ["connect-src 'self'", ...allowedHosts].join(' '),
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; ');
      await site.write(
        POLICY_CONF_FILE,
        `map $uri $content_security_policy {
  default "${policy}";
  "${SHORT_POLICY_FILES}" "${SHORT_POLICY}";
}
`,
      );
    },
  };
}
