import type { Element } from 'hast';
import { isLeftOut } from '../../shared/leftOut.ts';
import { addressesIn, getAttribute, visitElements } from '../site/html.ts';
import { NOT_FOUND_PAGE, type Page } from '../site/pages.ts';
import { findPlaceInSources, sourceFileOrAddress } from '../site/places.ts';
import type { Site, Step } from '../site/site.ts';
import { SiteProblems } from '../site/siteProblems.ts';

/** The place to which a link leads: in the site, outside it, or none that a visitor can reach. */
type LinkTarget =
  | { kind: 'internal'; address: string; hash: string }
  | { kind: 'external'; url: string }
  | { kind: 'unusable' };

/** The schemes of links to other places: the last one opens the app of Mattermost. */
const EXTERNAL_SCHEMES = /^(?:https?|mailto|tel|mattermost):$/;

/**
 * Finds the place to which a link of a page leads.
 *
 * @param pageUrl the whole address of the page
 * @param siteUrl the whole address of the site, with the base
 */
export function resolveLink(link: string, pageUrl: string, siteUrl: string): LinkTarget {
  try {
    const url = new URL(link, pageUrl);
    const site = new URL(siteUrl);
    if (url.origin !== site.origin) {
      return EXTERNAL_SCHEMES.test(url.protocol)
        ? { kind: 'external', url: url.href }
        : { kind: 'unusable' };
    }
    const [path, hash] = [decodeURIComponent(url.pathname), decodeURIComponent(url.hash.slice(1))];
    if (path.startsWith(site.pathname)) {
      return { kind: 'internal', address: `/${path.slice(site.pathname.length)}`, hash };
    }
  } catch {
    // `URL` or `decodeURIComponent` has thrown, because the link is malformed.
  }
  return { kind: 'unusable' };
}

/** The attributes that hold an address, besides `srcset`, by their names in hast. */
export const ADDRESS_PROPERTIES = ['href', 'src', 'poster', 'action', 'formAction', 'xLinkHref'];

/** Returns the addresses to which an element leads, or which it loads. */
function findLinks(element: Element): string[] {
  const isOpenGraphAddress =
    element.tagName === 'meta' && /^og:(?:url|image)$/.test(getAttribute(element, 'property'));
  return addressesIn(element, [...ADDRESS_PROPERTIES, ...(isOpenGraphAddress ? ['content'] : [])]);
}

/**
 * Checks whether a line contains a link. A longer link that begins in the same way does not count.
 */
export const hasLink = (line: string, link: string) =>
  line
    .split(link)
    .slice(1)
    .some((textAfterLink) => !/^[\w/#?.-]/.test(textAfterLink));

/** What the check keeps of a document until it has read all documents. */
interface PageLinks {
  page: Page;
  /** The place to which each link leads, by the link as the document contains it. */
  targets: Map<string, LinkTarget>;
  /** The addresses in the site to which a visitor can follow a link of the page. */
  followedAddresses: Set<string>;
  ids: Set<string>;
}

/**
 * Returns the pages that nobody can reach from the home page by links. Leaves out a page to which
 * another unreachable page leads, because it can be reached as soon as that page can. If no page
 * would be left, returns all unreachable pages.
 */
function findUnreachablePages(pageLinksByAddress: ReadonlyMap<string, PageLinks>): Page[] {
  const reachedAddresses = new Set(['/', NOT_FOUND_PAGE.address]);
  // Iterating a Set also visits entries added during the loop.
  for (const address of reachedAddresses) {
    for (const linkedAddress of pageLinksByAddress.get(address)?.followedAddresses ?? []) {
      reachedAddresses.add(linkedAddress);
    }
  }
  const unreachable = [...pageLinksByAddress.values()].filter(
    ({ page }) => !reachedAddresses.has(page.address),
  );
  const linkedAddresses = new Set(
    unreachable.flatMap(({ page, followedAddresses }) =>
      [...followedAddresses].filter((address) => address !== page.address),
    ),
  );
  const unlinked = unreachable.filter(({ page }) => !linkedAddresses.has(page.address));
  return (unlinked.length > 0 ? unlinked : unreachable).map(({ page }) => page);
}

/**
 * Stops the build when a link of a rendered page leads nowhere, or when no links lead from the home
 * page to a page. Rspress's own `checkDeadLinks` sees only the links in Markdown. It misses the
 * links of components, the navbar, the sidebar and the footer, and it does not give the line. Links
 * to other sites are checked by `npm run links`.
 */
export function checkLinks({ base, files, pages: sortedPages, url }: Site): Step {
  const pageLinksByAddress = new Map<string, PageLinks>();

  const describeProblem = (link: string, target: LinkTarget): string | undefined => {
    if (target.kind === 'unusable') {
      return `the link ${link} is not an address that a visitor can follow`;
    }
    if (target.kind === 'internal') {
      const ids = pageLinksByAddress.get(target.address)?.ids;
      if (!ids && isLeftOut(target.address)) {
        const hint = 'put what is said of it into a <When>, as CONTRIBUTING.md says';
        return `the link ${link} leads to a page that is not part of this site: ${hint}`;
      }
      if (!ids && !files.has(target.address.slice(1))) {
        const hint = /\.\w+$/.test(target.address) ? ': put the file into docs/public/' : '';
        return `the link ${link} leads to no page and no file${hint}`;
      }
      if (ids && target.hash && !ids.has(target.hash)) {
        return `the link ${link} leads to no part of its page`;
      }
    }
    return undefined;
  };

  return {
    read({ page, tree }) {
      // The not-found page can appear at any address, so its links must work from the address of
      // the site.
      const pageUrl = page === NOT_FOUND_PAGE ? url : new URL(page.address.slice(1), url).href;
      const pageLinks: PageLinks = {
        page,
        targets: new Map(),
        followedAddresses: new Set(),
        ids: new Set(),
      };
      visitElements(tree, (element) => {
        for (const link of findLinks(element)) {
          const target = pageLinks.targets.get(link) ?? resolveLink(link, pageUrl, url);
          pageLinks.targets.set(link, target);
          if (element.tagName === 'a' && target.kind === 'internal') {
            pageLinks.followedAddresses.add(target.address);
          }
        }
        pageLinks.ids.add(getAttribute(element, 'id'));
      });
      pageLinksByAddress.set(page.address, pageLinks);
    },
    finish() {
      /** The places of each problem, so that a broken link in the footer is reported only once. */
      const placesByProblem = new Map<string, Set<string>>();
      for (const { page, targets } of sortedPages.flatMap(
        ({ address }) => pageLinksByAddress.get(address) ?? [],
      )) {
        for (const [link, target] of targets) {
          const problem = describeProblem(link, target);
          if (problem) {
            const linkAsWritten = link.startsWith(base) ? `/${link.slice(base.length)}` : link;
            placesByProblem.set(
              problem,
              new Set(placesByProblem.get(problem)).add(
                findPlaceInSources(page, (line) => hasLink(line, linkAsWritten)),
              ),
            );
          }
        }
      }
      const problems = [
        ...[...placesByProblem].map(([problem, places]) => {
          const [first, ...others] = places;
          return `${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${problem}`;
        }),
        ...findUnreachablePages(pageLinksByAddress).map(
          (page) =>
            `${sourceFileOrAddress(page)}: no link leads here; ` +
            'add the page to sidebars.yaml or link it from another',
        ),
      ];
      if (problems.length > 0) {
        throw new SiteProblems(problems);
      }
    },
  };
}
