import { type PageLinks, pageLinks } from './htmlLinks.ts';

/** Where a link leads, seen from the site. */
export type Target =
  | { kind: 'internal'; path: string; hash: string }
  | { kind: 'external'; url: string }
  | { kind: 'unusable' };

/** Without percent signs; undefined where they stand for no character. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Where a link of a page leads.
 *
 * @param from whole address of the page
 * @param siteUrl whole address of the site, with the base and a slash at its end
 */
export function targetOf(link: string, from: string, siteUrl: string): Target {
  if (!URL.canParse(link, from)) {
    return { kind: 'unusable' };
  }
  const url = new URL(link, from);
  const site = new URL(siteUrl);
  if (url.origin === site.origin) {
    const [path, hash] = [url.pathname, url.hash].map(decoded);
    return path?.startsWith(site.pathname) && hash !== undefined
      ? { kind: 'internal', path: `/${path.slice(site.pathname.length)}`, hash: hash.slice(1) }
      : { kind: 'unusable' };
  }
  return /^(?:https?|mailto|tel):$/.test(url.protocol)
    ? { kind: 'external', url: url.href }
    : { kind: 'unusable' };
}

/** What there is on a site to link to. */
export interface SiteContent {
  /** Whole address of the site, with the base and a slash at its end. */
  url: string;
  pages: { address: string; html: string }[];
  files: ReadonlySet<string>;
  /** Lists of links that are no pages (feed, sitemap, Markdown): their links, by the name of the file. */
  lists: Map<string, string[]>;
}

/** What the links of a site come to. */
export interface LinkReport {
  problems: string[];
  /** Addresses elsewhere, with the first place that each is found in. */
  external: Map<string, string>;
}

const NOT_FOUND_PAGE = '/404';

/** A link and where it leads. */
interface Resolved {
  link: string;
  target: Target;
}

/**
 * `targetOf`, worked out once for each link that means the same on every page: a sidebar
 * of a thousand links stands on a thousand pages.
 */
function resolver(siteUrl: string): (link: string, from: string) => Resolved {
  const known = new Map<string, Resolved>();
  return (link, from) => {
    const found = known.get(link);
    if (found) {
      return found;
    }
    const resolved = { link, target: targetOf(link, from, siteUrl) };
    if (/^(?:\/|[a-z][a-z+.-]*:)/i.test(link)) {
      known.set(link, resolved);
    }
    return resolved;
  };
}

/** A page, with its links resolved. */
interface ReadPage extends Pick<PageLinks, 'ids' | 'headings'> {
  links: Resolved[];
  followed: Resolved[];
}

function readPage(
  { address, html }: SiteContent['pages'][number],
  siteUrl: string,
  resolve: ReturnType<typeof resolver>,
): ReadPage {
  const { links, followed, ...rest } = pageLinks(html);
  // The not-found page has no address of its own, so nothing relative to it.
  const from = address === NOT_FOUND_PAGE ? siteUrl : new URL(address.slice(1), siteUrl).href;
  return {
    ...rest,
    links: links.map((link) => resolve(link, from)),
    followed: followed.map((link) => resolve(link, from)),
  };
}

/** Pages to which no chain of links leads from the home page, which are no use to visitors. */
function orphans(read: Map<string, ReadPage>): string[] {
  const reached = new Set(['/']);
  // A set that grows while it is walked is walked to its end.
  for (const address of reached) {
    for (const { target } of read.get(address)?.followed ?? []) {
      if (target.kind === 'internal' && read.has(target.path)) {
        reached.add(target.path);
      }
    }
  }
  return [...read.keys()].filter((address) => !reached.has(address) && address !== NOT_FOUND_PAGE);
}

/** What is wrong with the headings of a page; undefined when nothing is. */
export function headingProblem(levels: number[]): string | undefined {
  if (levels.filter((level) => level === 1).length !== 1) {
    return 'has to have one heading of level 1 (#)';
  }
  const skipped = levels.findIndex((level, index) => level > (levels[index - 1] ?? level) + 1);
  return skipped < 0
    ? undefined
    : `skips from a heading of level ${levels[skipped - 1]} to one of level ${levels[skipped]}`;
}

/** Follows every link of a site. */
export function checkSite(site: SiteContent): LinkReport {
  const resolve = resolver(site.url);
  const read = new Map(site.pages.map((page) => [page.address, readPage(page, site.url, resolve)]));
  const problems: string[] = [];
  const external = new Map<string, string>();
  /** Where each broken link stands: one of the footer stands on every page. */
  const broken = new Map<string, string[]>();
  const isBroken = (place: string, what: string) => broken.set(what, [...(broken.get(what) ?? []), place]);

  const follow = (place: string, { link, target }: Resolved) => {
    if (target.kind === 'unusable') {
      isBroken(place, `the link ${link} is no address that a visitor can follow`);
    } else if (target.kind === 'external') {
      external.set(target.url, external.get(target.url) ?? place);
    } else {
      const page = read.get(target.path);
      if (!page && !site.files.has(target.path.slice(1))) {
        isBroken(place, `the link ${link} leads to no page and no file`);
      } else if (page && target.hash && !page.ids.has(target.hash)) {
        isBroken(place, `the link ${link} leads to no part of its page`);
      }
    }
  };

  for (const [address, { links, headings }] of read) {
    for (const link of links) {
      follow(address, link);
    }
    const heading = headingProblem(headings);
    if (heading) {
      problems.push(`${address} ${heading}`);
    }
  }
  for (const [file, links] of site.lists) {
    for (const link of new Set(links)) {
      follow(file, resolve(link, new URL(file, site.url).href));
    }
  }
  for (const address of orphans(read)) {
    problems.push(`${address}: no link leads here; add the page to sidebars.ts or link it from another`);
  }
  for (const [what, [first, ...others]] of broken) {
    problems.unshift(`${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${what}`);
  }
  return { problems, external };
}
