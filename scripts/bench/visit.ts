import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_FLAGS, findChromium, setTestFonts } from '../lib/browser';
import { median } from '../lib/median';
import { serveSiteIfNeeded } from '../lib/serve';

const RUNS = 3;
/** The time in ms for which the visitor reads each page. */
const READING_MS = 2000;
/** Slow 4G, as Lighthouse defines it: bytes per second, and the latency of a round trip in ms. */
const SLOW_4G = {
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
  offline: false,
};
/** How many times slower the processor of a mid-range telephone is, as Lighthouse defines it. */
const PROCESSOR_SLOWDOWN = 4;

const GUIDE_PAGES = [
  'getting-start/signing-in',
  'getting-start/messaging-basics',
  'getting-start/creating-teams',
  'messaging/sending-messages',
  'messaging/attaching-files',
].map((page) => `/docs/mattermost/${page}`);

async function openWindow(browser: Browser) {
  // This is the size of a window on a laptop.
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { page, session, close: () => context.close() };
}

/**
 * Opens five guide pages by clicking links of the sidebar, then searches once.
 *
 * @returns `pagesKb`, the kB that the network has transferred for the pages, and `withSearchKb`,
 *   the kB for the pages and the search. Both include headers
 */
async function measureTransfer(browser: Browser, url: string) {
  const { page, session, close } = await openWindow(browser);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url + GUIDE_PAGES[0]);
  for (const address of GUIDE_PAGES.slice(1)) {
    await pause(READING_MS);
    await page.locator(`a[href="${address}"]`).filter({ visible: true }).first().click();
    await page.waitForURL(`**${address}`);
  }
  await pause(READING_MS);
  const pagesKb = bytes / 1000;
  await page.keyboard.press('Control+k');
  await pause(READING_MS);
  await page.keyboard.type('polls', { delay: 50 });
  await page.getByRole('option').first().waitFor();
  await pause(READING_MS);
  await close();
  return { pagesKb, withSearchKb: bytes / 1000 };
}

/**
 * Simulates a visit on a slow network and processor: moves the mouse to the last link of the
 * sidebar, waits, and clicks the link.
 *
 * @param moveDelayMs the time in ms from the event `load` until the mouse moves
 * @param hoverMs the time in ms between moving the mouse and the click
 * @returns `paintMs`, the time until the first paint, and `clickMs`, the time from the click until
 *   the heading of the next page appears
 */
async function measureWaits(browser: Browser, url: string, moveDelayMs: number, hoverMs: number) {
  const { page, session, close } = await openWindow(browser);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  await page.goto(`${url}/docs/services/board`, { waitUntil: 'load' });
  await pause(moveDelayMs);
  const heading = await page.locator('h1').first().innerText();
  const link = page.locator('nav[aria-label$=sidebar] a').last();
  await link.hover();
  await pause(hoverMs);
  const paintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const startMs = performance.now();
  await link.click({ noWaitAfter: true });
  const hasChanged = (headingBefore: string) =>
    document.querySelector('h1')?.innerText !== headingBefore;
  await page.waitForFunction(hasChanged, heading, { polling: 16 });
  const clickMs = performance.now() - startMs;
  await close();
  return { paintMs, clickMs };
}

/** Prints how much data a visit needs, and how long a visitor waits. */
export async function measure(): Promise<void> {
  const url = await serveSiteIfNeeded();
  setTestFonts();
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_FLAGS });
  const { pagesKb, withSearchKb } = await measureTransfer(browser, url);
  console.log(`Five guide pages: ${pagesKb.toFixed(0)} kB`);
  console.log(`With a search: ${withSearchKb.toFixed(0)} kB`);
  const earlyRuns = [];
  const hoverRuns = [];
  for (let run = 0; run < RUNS; run += 1) {
    earlyRuns.push(await measureWaits(browser, url, 300, 0));
    hoverRuns.push(await measureWaits(browser, url, 6000, 250));
  }
  await browser.close();
  const paintTimesMs = [...earlyRuns, ...hoverRuns].map(({ paintMs }) => paintMs);
  console.log(`\nSlow 4G, processor ${PROCESSOR_SLOWDOWN} times slower, medians of ${RUNS}, ms`);
  console.log(`First paint: ${Math.round(median(paintTimesMs))}`);
  const medianClickMs = (runs: { clickMs: number }[]) =>
    Math.round(median(runs.map(({ clickMs }) => clickMs)));
  console.log(`Click right after load: ${medianClickMs(earlyRuns)}`);
  console.log(`Click after pointing: ${medianClickMs(hoverRuns)}`);
  console.log('\nREADME.md has the goals, and what other sites need (Measurements).');
}
