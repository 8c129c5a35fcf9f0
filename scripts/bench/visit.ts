import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_FLAGS, setTestFonts, systemBrowser } from '../lib/browser';
import { siteUrl } from '../lib/serve';

const GOALS = {
  fivePagesKB: { goal: 70, others: 'Starlight 84, VitePress 2 238' },
  withSearchKB: { goal: 230, others: 'Starlight about 200, VitePress 2 289' },
  firstPaintMs: { goal: 700, others: 'Starlight 770' },
  earlyClickMs: { goal: 400, others: 'VitePress 2 489, Starlight 922' },
  restedClickMs: { goal: 150, others: 'VitePress 2 457, Starlight 870' },
};
const RUNS = 3;
/** A laptop's window. */
const VIEWPORT = { width: 1350, height: 940 };
/** How long the visitor reads each page. */
const READING_MS = 2000;
/** Slow 4G, as Lighthouse defines it: bytes per second, and ms for a round trip. */
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, offline: false };
/** How much the processor is slowed down: Lighthouse's factor for a mid-range telephone. */
const SLOWDOWN = 4;

const [FIRST = '', ...OTHERS] = [
  'getting-start/signing-in',
  'getting-start/messaging-basics',
  'getting-start/creating-teams',
  'messaging/sending-messages',
  'messaging/attaching-files',
].map((page) => `/docs/mattermost/${page}`);

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
  await page.goto(url + FIRST);
  for (const address of OTHERS) {
    await pause(READING_MS);
    await page.locator(`a[href="${address}"]`).filter({ visible: true }).first().click();
    await page.waitForURL(`**${address}`);
  }
  await pause(READING_MS);
  const fivePagesKB = bytes / 1000;
  await page.keyboard.press('Control+k');
  await pause(READING_MS);
  await page.keyboard.type('polls', { delay: 50 });
  await page.getByRole('option').first().waitFor();
  await pause(READING_MS);
  await close();
  return { fivePagesKB, withSearchKB: bytes / 1000 };
}

/**
 * On a slow network with a slow processor, clicks the link to the last page of the sidebar.
 *
 * @param after ms after `load` that the pointer moves to the link
 * @param rests ms that it rests there before the click
 * @returns ms until the first paint, and from the click until the page has another heading
 */
async function feel(browser: Browser, url: string, after: number, rests: number) {
  const { page, session, close } = await openWindow(browser);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(`${url}/docs/services/board`, { waitUntil: 'load' });
  await pause(after);
  const heading = await page.locator('h1').first().innerText();
  const link = page.locator('nav[aria-label$=sidebar] a').last();
  await link.hover();
  await pause(rests);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const begun = performance.now();
  await link.click({ noWaitAfter: true });
  await page.waitForFunction((before) => document.querySelector('h1')?.innerText !== before, heading, {
    polling: 16,
  });
  const click = performance.now() - begun;
  await close();
  return { firstPaint, click };
}

/** Prints what a visit weighs, and how it feels. */
export async function measure(): Promise<void> {
  const url = await siteUrl();
  setTestFonts();
  const browser = await chromium.launch({ executablePath: systemBrowser(), args: BROWSER_FLAGS });
  const early = [];
  const rested = [];
  for (let run = 0; run < RUNS; run += 1) {
    early.push(await feel(browser, url, 300, 0));
    rested.push(await feel(browser, url, 6000, 250));
  }
  const measured = {
    ...(await read(browser, url)),
    firstPaintMs: median([...early, ...rested].map(({ firstPaint }) => firstPaint)),
    earlyClickMs: median(early.map(({ click }) => click)),
    restedClickMs: median(rested.map(({ click }) => click)),
  };
  await browser.close();
  console.log(
    `Slow 4G, processor ${SLOWDOWN} times slower, medians of ${RUNS}; Chromium ${browser.version()}`,
  );
  console.table(
    Object.entries(GOALS).map(([what, { goal, others }]) => ({
      what,
      measured: Math.round(measured[what as keyof typeof GOALS]),
      goal,
      others,
    })),
  );
}
