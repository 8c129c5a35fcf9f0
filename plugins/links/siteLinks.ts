import { type PageLinks, pageLinks } from './htmlLinks.ts';

/** Where a link leads: into the site, to another site, or nowhere. */
export type Target =
  | { kind: 'internal'; path: string; hash: string }
  | { kind: 'external'; url: string }
  | { kind: 'unusable' };

/**
 * Where a link of a page leads.
 *
 * @param from whole address of the page
 * @param siteUrl whole address of the site, with the base and a slash at its end
 */
export function targetOf(link: string, from: string, siteUrl: string): Target {
  try {
    const url = new URL(link, from);
    const site = new URL(siteUrl);
    if (url.origin !== site.origin) {
      const isUsable = /^(?:https?|mailto|tel):$/.test(url.protocol);
      return isUsable ? { kind: 'external', url: url.href } : { kind: 'unusable' };
    }
    const [path, hash] = [decodeURIComponent(url.pathname), decodeURIComponent(url.hash.slice(1))];
    if (path.startsWith(site.pathname)) {
      return { kind: 'internal', path: `/${path.slice(site.pathname.length)}`, hash };
    }
  } catch {
    // Malformed.
  }
  return { kind: 'unusable' };
}

/** The pages and files of a site, and their links. */
export interface SiteContent {
  /** Whole address of the site, with the base and a slash at its end. */
  url: string;
  /** `source`: the file to edit; without one, problems name the page by its address. */
  pages: { address: string; html: string; source?: string | undefined }[];
  files: ReadonlySet<string>;
  /** The links of other files than pages (feed, sitemap, Markdown), by the name of the file. */
  linksByFile: Map<string, string[]>;
}

/** The result of checking a site. */
export interface LinkReport {
  /** One line each. */
  problems: string[];
  /** Addresses of other sites, each with the first page or file that links to it. */
  external: Map<string, string>;
}

const NOT_FOUND_PAGE = '/404';

/**
 * `targetOf` with a cache for links that mean the same on every page. Without it, a sidebar
 * of a thousand links on a thousand pages would be resolved a million times.
 */
function createResolver(siteUrl: string): (link: string, from: string) => Target {
  const known = new Map<string, Target>();
  return (link, from) => {
    const target = known.get(link) ?? targetOf(link, from, siteUrl);
    if (/^(?:\/|[a-z][a-z+.-]*:)/i.test(link)) {
      known.set(link, target);
    }
    return target;
  };
}

/** A page, with its links resolved. */
interface ReadPage extends Omit<PageLinks, 'links'> {
  links: Map<string, Target>;
}

function readPage(
  { address, html }: SiteContent['pages'][number],
  siteUrl: string,
  resolve: ReturnType<typeof createResolver>,
): ReadPage {
  const { links, ...rest } = pageLinks(html);
  // The not-found page is shown at any address, so its links are resolved against the site's.
  const from = address === NOT_FOUND_PAGE ? siteUrl : new URL(address.slice(1), siteUrl).href;
  return { ...rest, links: new Map(links.map((link) => [link, resolve(link, from)])) };
}

/** Pages that a visitor cannot reach from the home page by links. */
function orphans(pages: Map<string, ReadPage>): string[] {
  const reached = new Set(['/']);
  // Iterating a Set also visits entries added during the loop.
  for (const address of reached) {
    const { links, followed } = pages.get(address) ?? {};
    for (const link of followed ?? []) {
      const target = links?.get(link);
      if (target?.kind === 'internal' && pages.has(target.path)) {
        reached.add(target.path);
      }
    }
  }
  return [...pages.keys()].filter((address) => !reached.has(address) && address !== NOT_FOUND_PAGE);
}

/**
 * The first problem of a page's headings, as the end of a sentence that begins with the page.
 *
 * @param levels of the headings, in order
 * @returns undefined when there is no problem
 */
export function headingProblem(levels: number[]): string | undefined {
  if (levels.filter((level) => level === 1).length !== 1) {
    return 'has to have one heading of level 1 (#)';
  }
  const skipped = levels.findIndex((level, index) => level > (levels[index - 1] ?? level) + 1);
  return skipped < 0
    ? undefined
    : `skips from a heading of level ${levels[skipped - 1]} to one of level ${levels[skipped]}`;
}

/** Checks every link of a site, and the headings of its pages. */
export function checkSite(site: SiteContent): LinkReport {
  const resolve = createResolver(site.url);
  const pages = new Map(site.pages.map((page) => [page.address, readPage(page, site.url, resolve)]));
  const sources = new Map(site.pages.map(({ address, source }) => [address, source ?? address]));
  const placeOf = (address: string) => sources.get(address) ?? address;
  const problems: string[] = [];
  const external = new Map<string, string>();
  /** The pages and files that have each broken link, so that a link in the footer is reported only once. */
  const broken = new Map<string, Set<string>>();
  const addBroken = (source: string, problem: string) =>
    broken.set(problem, (broken.get(problem) ?? new Set()).add(source));

  const checkLink = (source: string, link: string, target: Target) => {
    if (target.kind === 'unusable') {
      addBroken(source, `the link ${link} is no address that a visitor can follow`);
    } else if (target.kind === 'external') {
      external.set(target.url, external.get(target.url) ?? source);
    } else {
      const page = pages.get(target.path);
      if (!page && !site.files.has(target.path.slice(1))) {
        addBroken(source, `the link ${link} leads to no page and no file`);
      } else if (page && target.hash && !page.ids.has(target.hash)) {
        addBroken(source, `the link ${link} leads to no part of its page`);
      }
    }
  };

  for (const [address, { links, headings }] of pages) {
    for (const [link, target] of links) {
      checkLink(placeOf(address), link, target);
    }
    const heading = headingProblem(headings);
    if (heading) {
      problems.push(`${placeOf(address)} ${heading}`);
    }
  }
  for (const [file, links] of site.linksByFile) {
    // A mistake in the Markdown of a page is in the file of the page.
    const page = `/${file.replace(/(?:(?<![^/])index)?\.md$/, '')}`;
    for (const link of new Set(links)) {
      checkLink(sources.get(page) ?? file, link, resolve(link, new URL(file, site.url).href));
    }
  }
  for (const address of orphans(pages)) {
    problems.push(
      `${placeOf(address)}: no link leads here; add the page to sidebars.ts or link it from another`,
    );
  }
  for (const [problem, places] of broken) {
    const [first, ...others] = places;
    problems.unshift(`${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${problem}`);
  }
  return { problems, external };
}
