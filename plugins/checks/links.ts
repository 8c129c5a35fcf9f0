import { readFileSync } from 'node:fs';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { attributeOf } from '../site/html.ts';
import { NOT_FOUND_PAGE } from '../site/pages.ts';
import type { Site, Step } from '../site/site.ts';
import { SiteProblems } from '../site/siteProblems.ts';

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

/** Addresses in the attributes of an element. Of a set of pictures, each. */
function linksOf(element: Element): string[] {
  const isNamed = element.tagName === 'meta' && /^og:(?:url|image)$/.test(attributeOf(element, 'property'));
  return [
    ...['href', 'src', 'poster', 'action'].map((name) => attributeOf(element, name)),
    ...attributeOf(element, 'srcSet')
      .split(',')
      .map((one) => one.trim().split(/\s/)[0] ?? ''),
    isNamed ? attributeOf(element, 'content') : '',
  ].filter(Boolean);
}

/** The line on which a page has a link; nothing where a component makes it. @param source the file of the page */
function lineOf(link: string, source: string): number | undefined {
  const lines = readFileSync(source, 'utf8').split('\n');
  const hasLink = (line: string) =>
    line
      .split(link)
      .slice(1)
      .some((rest) => !/^[\w/#?.-]/.test(rest));
  return lines.findIndex(hasLink) + 1 || undefined;
}

/** What is kept of a document until all are read. */
interface PageLinks {
  /** The file to edit, or the address. */
  place: string;
  source: string | undefined;
  targets: Map<string, Target>;
  /** Pages that a visitor can follow a link to. */
  followed: Set<string>;
  ids: Set<string>;
}

/** Addresses of pages that nobody can reach from the home page by links. */
function orphans(pages: ReadonlyMap<string, PageLinks>): string[] {
  const reached = new Set(['/']);
  // Iterating a Set also visits entries added during the loop.
  for (const address of reached) {
    for (const followed of pages.get(address)?.followed ?? []) {
      if (pages.has(followed)) {
        reached.add(followed);
      }
    }
  }
  return [...pages.keys()].filter((address) => !reached.has(address) && address !== NOT_FOUND_PAGE.address);
}

/**
 * Stops the build when a link of a rendered page leads nowhere, when no link leads to a page, or when headings skip a
 * level. Rspress's own `checkDeadLinks` sees only what is written in Markdown, not the links of components, of the bar, the
 * sidebar and the footer, and does not tell the line. With the variable
 * LIST_LINKS it prints the links to other sites, for a person to check.
 */
export function links(site: Site): Step {
  const { base, url, files } = site;
  const pages = new Map<string, PageLinks>();
  const problems: string[] = [];
  // Most links are the same on every page: a sidebar of a thousand links on a thousand pages is resolved once.
  const known = new Map<string, Target>();
  const resolve = (link: string, from: string) => {
    const target = known.get(link) ?? targetOf(link, from, url);
    if (/^(?:\/|[a-z][a-z+.-]*:)/i.test(link)) {
      known.set(link, target);
    }
    return target;
  };

  return {
    read({ page, tree }) {
      const { address, source } = page;
      const place = source ?? address;
      // The not-found page is shown at any address, so its links are resolved against the site's.
      const from = page === NOT_FOUND_PAGE ? url : new URL(address.slice(1), url).href;
      const targets = new Map<string, Target>();
      const followed = new Set<string>();
      const ids = new Set<string>();
      const levels: number[] = [];
      visit(tree, 'element', (element) => {
        const { tagName, properties } = element;
        for (const link of linksOf(element)) {
          const target = resolve(link, from);
          targets.set(link, target);
          if (tagName === 'a' && target.kind === 'internal') {
            followed.add(target.path);
          }
        }
        if (properties.id !== undefined) {
          ids.add(String(properties.id));
        }
        if (/^h[1-6]$/.test(tagName)) {
          levels.push(Number(tagName.slice(1)));
        }
      });
      pages.set(address, { place, source, targets, followed, ids });
      const heading = headingProblem(levels);
      if (heading) {
        problems.push(`${place} ${heading}`);
      }
    },
    finish() {
      /** The pages that have each broken link, so that a link in the footer is reported only once. */
      const broken = new Map<string, Set<string>>();
      const external = new Map<string, string>();
      const inOrder = site.pages.flatMap(({ address }) => pages.get(address) ?? []);
      const problemOf = (link: string, target: Target) => {
        if (target.kind === 'unusable') {
          return `the link ${link} is no address that a visitor can follow`;
        }
        if (target.kind === 'internal') {
          const page = pages.get(target.path);
          if (!page && !files.has(target.path.slice(1))) {
            return `the link ${link} leads to no page and no file`;
          }
          if (page && target.hash && !page.ids.has(target.hash)) {
            return `the link ${link} leads to no part of its page`;
          }
        }
        return undefined;
      };
      for (const { place, source, targets } of inOrder) {
        for (const [link, target] of targets) {
          const problem = problemOf(link, target);
          if (problem) {
            const line =
              source && lineOf(link.startsWith(base) ? `/${link.slice(base.length)}` : link, source);
            broken.set(problem, (broken.get(problem) ?? new Set()).add(line ? `${place}:${line}` : place));
          } else if (target.kind === 'external' && !external.has(target.url)) {
            external.set(target.url, place);
          }
        }
      }
      const found = [...broken].map(([problem, [first, ...others]]) => {
        return `${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${problem}`;
      });
      const unreached = orphans(pages).map(
        (address) =>
          `${pages.get(address)?.place}: no link leads here; add the page to sidebars.ts or link it from another`,
      );
      if (found.length + problems.length + unreached.length > 0) {
        throw new SiteProblems([...found, ...problems.sort(), ...unreached]);
      }
      if (process.env.LIST_LINKS) {
        const lines = [...external].map(([link, place]) => `  ${link} (${place})`).sort();
        console.info(`Links to other sites, first found on:\n${lines.join('\n')}`);
      }
    },
  };
}
