import { servicePageOf } from './benchSite.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

/** A laptop's window. */
const VIEWPORT = { width: 1350, height: 940 };
/** How long the visitor reads each page, ms. */
const READING_MS = 2000;
/** Slow 4G, as Lighthouse defines it: bytes per second, and ms for a round trip. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
/** How much the CPU is slowed down: Lighthouse's factor for a mid-range telephone. */
const SLOWDOWN = 4;

const GUIDE = '/docs/mattermost';
const READ = [
  'getting-start/signing-in',
  'getting-start/messaging-basics',
  'getting-start/creating-teams',
  'messaging/sending-messages',
  'messaging/attaching-files',
].map((page) => `${GUIDE}/${page}`);
const QUERY = 'polls';

/** When the link to the last page of the sidebar is clicked: ms after `load`, and ms that the pointer rests on the link before. */
const CLICKS = { early: { after: 300, rests: 0 }, rested: { after: 6000, rests: 250 } };

/** @param {Browser} browser */
async function openWindow(browser) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page), close: () => context.close() };
}

/** @param {Page} page @param {string} address */
const linkTo = (page, address) => page.locator(`a[href="${address}"]`).filter({ visible: true }).first();

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Reads five guide pages with a mouse, by links of the sidebar, then searches once.
 *
 * @param {Browser} browser
 * @param {string} url of the site
 * @returns {Promise<{ fivePages: number, withSearch: number }>} kB on the wire, headers included
 */
export async function measureReading(browser, url) {
  const { page, session, close } = await openWindow(browser);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const [first = '', ...others] = READ;
  await page.goto(url + first);
  await pause(READING_MS);
  for (const address of others) {
    await linkTo(page, address).click();
    await page.waitForURL(`**${address}`);
    await pause(READING_MS);
  }
  const fivePages = bytes / 1000;
  await page.keyboard.press('Control+k');
  await pause(READING_MS);
  await page.keyboard.type(QUERY, { delay: 50 });
  await page.getByRole('option').first().waitFor();
  await pause(READING_MS);
  await close();
  return { fivePages, withSearch: bytes / 1000 };
}

/**
 * On a slow network with a slow CPU: the first paint, and how long it takes from a click to
 * the next page's heading.
 *
 * @param {Browser} browser
 * @param {string} url of the site
 * @param {keyof typeof CLICKS} kind
 * @returns {Promise<{ firstPaint: number, nextHeading: number }>} ms
 */
export async function measureSlowVisit(browser, url, kind) {
  const from = await servicePageOf(url);
  const { page, session, close } = await openWindow(browser);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url + from, { waitUntil: 'load' });
  // It may come after `load`.
  const firstPaint = await page.evaluate(
    () =>
      new Promise((/** @type {(ms: number) => void} */ resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) {
            resolve(paint.startTime);
          }
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  const nextHeading = await clickToHeading(page, page.locator('nav[aria-label$=sidebar] a').last(), kind);
  await close();
  return { firstPaint, nextHeading };
}

/** A page of one heading and one link, whose click sets the heading. */
const EMPTY_PAGE = `<!doctype html><title>Empty</title><h1>Before</h1><a href="/">Link</a><script>
document.querySelector('a').onclick = () => { document.querySelector('h1').textContent = 'After'; return false; };
</script>`;

/**
 * What the measure itself takes of {@link measureSlowVisit}: to point, to click and to look for the heading, with a slow CPU.
 *
 * @param {Browser} browser
 * @returns {Promise<number>} ms
 */
export async function measureEmptyPage(browser) {
  const { page, session, close } = await openWindow(browser);
  await page.setContent(EMPTY_PAGE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const nextHeading = await clickToHeading(page, page.locator('a'), 'rested');
  await close();
  return nextHeading;
}

/**
 * Clicks a link.
 *
 * @param {Page} page
 * @param {Locator} link
 * @param {keyof typeof CLICKS} kind
 * @returns {Promise<number>} ms until the page has another heading
 */
async function clickToHeading(page, link, kind) {
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
