import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { startBrowser } from '../lib/browser';
import { visit as goals, OWN_PAGES } from '../lib/goals';
import { siteUrl } from '../lib/servedSite';

const RUNS = 3;
/** A laptop's window. */
const VIEWPORT = { width: 1350, height: 940 };
/** How long the visitor reads each page. */
const READING_MS = 2000;
/** Slow 4G, as Lighthouse defines it: bytes per second, and ms for a round trip. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
/** How much the processor is slowed down: Lighthouse's factor for a mid-range telephone. */
const SLOWDOWN = 4;

const READ = [
  'getting-start/signing-in',
  'getting-start/messaging-basics',
  'getting-start/creating-teams',
  'messaging/sending-messages',
  'messaging/attaching-files',
].map((page) => `/docs/mattermost/${page}`);

/** When a link is clicked: ms after `load`, and ms that the pointer rests on it before. */
const CLICKS = { early: { after: 300, rests: 0 }, rested: { after: 6000, rests: 250 } };

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function openWindow(browser: Browser) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { page, session, close: () => context.close() };
}

/** Reads five guide pages with a mouse, by links of the sidebar, then searches once. @returns kB on the wire, with headers */
async function read(browser: Browser, url: string) {
  const { page, session, close } = await openWindow(browser);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const [first = '', ...others] = READ;
  await page.goto(url + first);
  await pause(READING_MS);
  for (const address of others) {
    await page.locator(`a[href="${address}"]`).filter({ visible: true }).first().click();
    await page.waitForURL(`**${address}`);
    await pause(READING_MS);
  }
  const fivePagesKB = bytes / 1000;
  await page.keyboard.press('Control+k');
  await pause(READING_MS);
  await page.keyboard.type('polls', { delay: 50 });
  await page.getByRole('option').first().waitFor();
  await pause(READING_MS);
  await close();
  return { fivePagesKB, withSearchKB: bytes / 1000 };
}

/** @returns ms until the first contentful paint, which may come after `load` */
const firstPaintOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) {
            resolve(paint.startTime);
          }
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/** Clicks a link. @returns ms until the page has another heading */
async function clickToHeading(page: Page, link: Locator, kind: keyof typeof CLICKS): Promise<number> {
  const heading = await page.locator('h1').first().innerText();
  await pause(CLICKS[kind].after);
  await link.hover();
  await pause(CLICKS[kind].rests);
  const begun = performance.now();
  await link.click({ noWaitAfter: true });
  await page.waitForFunction((before) => document.querySelector('h1')?.innerText !== before, heading, {
    polling: 16,
  });
  return performance.now() - begun;
}

/** On a slow network with a slow processor: the first paint, and a click to the last page of the sidebar. */
async function feel(browser: Browser, url: string, kind: keyof typeof CLICKS) {
  const { page, session, close } = await openWindow(browser);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url + OWN_PAGES[0], { waitUntil: 'load' });
  const firstPaint = await firstPaintOf(page);
  const click = await clickToHeading(page, page.locator('nav[aria-label$=sidebar] a').last(), kind);
  await close();
  return { firstPaint, click };
}

/** Prints what a visit weighs, and how it feels. */
export async function measureVisit(): Promise<void> {
  const url = await siteUrl();
  const browser = await startBrowser();
  const { fivePagesKB, withSearchKB } = await read(browser, url);
  const early = [];
  const rested = [];
  for (let run = 0; run < RUNS; run += 1) {
    early.push(await feel(browser, url, 'early'));
    rested.push(await feel(browser, url, 'rested'));
  }
  const measured = {
    fivePagesKB,
    withSearchKB,
    firstPaintMs: median([...early, ...rested].map(({ firstPaint }) => firstPaint)),
    earlyClickMs: median(early.map(({ click }) => click)),
    restedClickMs: median(rested.map(({ click }) => click)),
  };
  console.log(
    `Slow 4G, processor ${SLOWDOWN} times slower, medians of ${RUNS}; Chromium ${browser.version()}`,
  );
  console.table(
    Object.entries(goals).map(([what, { goal, others }]) => ({
      what,
      measured: Math.round(measured[what as keyof typeof goals]),
      goal,
      others,
    })),
  );
}
