import type { Browser, Page } from '@playwright/test';
import { inSite } from '../lib/inSite';
import { LIMIT_MS } from '../lib/limits';
import { removeMarks } from '../lib/translator';
import { expect } from './test';

/*
 * What the random walker checks after each step. Its expectations are the documents of the site, as
 * a browser without scripts shows them.
 */

/** What must fit together on a page. */
export interface PageIdentity {
  title: string;
  heading: string;
  /** A line for each link of the navbar and the menu that is marked as the current one. */
  currentLinks: string[];
}

/** The identity of each page of the site, by its path in the address. */
export type SiteIdentity = Map<string, PageIdentity>;

/** The state of the page after a step. */
interface PageState extends PageIdentity {
  path: string;
  /** Whether an error box says that the page could not be loaded. */
  hasFailed: boolean;
  /** The elements that are inert although the drawer is not open. */
  inertElements: string[];
  /** What is wrong with the dialog that is open; empty if nothing is. */
  dialogProblem: string;
  /**
   * Why the visitor does not see what has got the focus in this step; empty if nothing is wrong.
   */
  focusProblem: string;
}

declare global {
  interface Window {
    /** The element that had the focus before the step. */
    focusBeforeStep?: Element | null | undefined;
    /**
     * The element that had the focus before the last step at whose beginning no dialog was open. A
     * dialog that closes gives the focus back to it.
     */
    focusInPage?: Element | null | undefined;
  }
}

/** Reads the state of the page. The function runs in the page. */
function readStateInPage(): PageState {
  const describe = (element: Element) => element.outerHTML.slice(0, 120);
  const heading = document.querySelector('main h1')?.textContent ?? '';
  const currentLinks = [
    ...document.querySelectorAll<HTMLAnchorElement>(
      'header a[aria-current], #menu a[aria-current]',
    ),
  ].map((link) => {
    const place = link.closest('nav')?.getAttribute('aria-label') ?? link.parentElement?.localName;
    return `${place}: ${link.pathname}, ${link.getAttribute('aria-current')}`;
  });

  const drawer = document.querySelector('#menu[role=dialog]');
  const dialog = document.querySelector('dialog[open]');
  const inertElements = drawer ? [] : [...document.querySelectorAll('[inert]')].map(describe);
  const modal = dialog ?? drawer;
  const focused = document.activeElement ?? document.body;
  const hasFocus = focused !== document.body;
  const isSeen = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return (
      Math.min(bottom, innerHeight) > Math.max(top, 0) &&
      Math.min(right, innerWidth) > Math.max(left, 0)
    );
  };
  let dialogProblem = '';
  if (modal && !isSeen(modal)) {
    dialogProblem = `not to be seen: ${describe(modal)}`;
  } else if (modal && hasFocus && !modal.contains(focused)) {
    dialogProblem = `the focus is outside of it: ${describe(focused)}`;
  }
  // A step may scroll away from what had the focus before. A dialog that closes gives the focus
  // back to what had it before, without moving the view.
  const hadFocus = [window.focusBeforeStep, window.focusInPage].includes(focused);
  const hasFocusMoved = hasFocus && !hadFocus;
  return {
    path: location.pathname,
    title: document.title,
    heading,
    currentLinks,
    hasFailed: document.querySelector('main > article > .load-error') !== null,
    inertElements,
    dialogProblem,
    focusProblem:
      hasFocusMoved && !isSeen(focused) ? `out of the window: ${describe(focused)}` : '',
  };
}

/** Notes in the page, at the beginning of a step, which element has the focus. */
export const markFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.focusBeforeStep = document.activeElement;
    if (!document.querySelector('dialog[open], #menu[role=dialog]')) {
      window.focusInPage = document.activeElement;
    }
  });

/**
 * Reads what must fit together on each page, in a browser without scripts.
 *
 * @param addresses the addresses of the pages, without the base
 */
export async function readSiteIdentity(
  browser: Browser,
  baseURL: string | undefined,
  addresses: string[],
): Promise<SiteIdentity> {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const identities: SiteIdentity = new Map();
  for (const address of addresses) {
    await page.goto(inSite(address));
    const { title, heading, currentLinks } = await page.evaluate(readStateInPage);
    expect(heading, address).not.toBe('');
    identities.set(inSite(address), { title, heading, currentLinks });
  }
  await page.close();
  return identities;
}

/** Returns a line for each thing that is wrong with a page that could not be loaded. */
function findFailedPageProblems({ path, heading, title, currentLinks }: PageState): string[] {
  return [
    ...(heading && removeMarks(title).startsWith(`${removeMarks(heading)} – `)
      ? []
      : ['the title']),
    ...(currentLinks.every((link) => link.endsWith(`: ${path}, page`)) ? [] : ['a current link']),
  ].map((part) => `${part} does not belong to the failed page`);
}

/** Returns a line for each thing that is wrong with the state of the page. */
function findProblems(state: PageState, site: SiteIdentity, isOffline: boolean): string[] {
  const { path, title, heading, currentLinks, hasFailed, ...others } = state;
  const expected = site.get(path);
  const problems = [
    ...others.inertElements.map((element) => `inert, and the drawer is not open: ${element}`),
    ...(others.dialogProblem ? [`the dialog: ${others.dialogProblem}`] : []),
    ...(others.focusProblem ? [`the focus: ${others.focusProblem}`] : []),
  ];
  if (hasFailed && isOffline) {
    return [...problems, ...findFailedPageProblems(state)];
  }
  const shown = JSON.stringify({ title, heading: removeMarks(heading), currentLinks });
  if (hasFailed || shown !== JSON.stringify(expected)) {
    const failure = hasFailed ? ' (loading failed)' : '';
    problems.push(`${path} shows ${shown}${failure} instead of ${JSON.stringify(expected)}`);
  }
  return problems;
}

/** Waits until everything on the page is right, and fails if it does not become right. */
export async function expectRightState(
  page: Page,
  site: SiteIdentity,
  isOffline: boolean,
): Promise<void> {
  const read = async () => {
    try {
      return findProblems(await page.evaluate(readStateInPage), site, isOffline);
    } catch (error) {
      // The page may be leaving for another document.
      return [String(error)];
    }
  };
  await expect
    .poll(read, { message: page.url(), intervals: [20, 50, 100], timeout: LIMIT_MS })
    .toEqual([]);
}
