// npm run budget: measures the bytes and requests of a visit and compares them with the goals. Exits
// with 1 when a goal is missed. The results do not depend on the speed of the machine.
//   SITE_URL=http://… npm run budget   measures a running site instead of dist/
import type { Browser } from '@playwright/test';
import { startBrowser } from './lib/browser';
import { budget, HEAVY_PAGES, OWN_PAGES } from './lib/goals';
import { main } from './lib/main';
import { kB, loadedBy, visitPage } from './lib/pageVisit';
import { pagesOf, siteUrl } from './lib/servedSite';

const VISITS_AT_ONCE = 3;

interface Row {
  what: string;
  page: string;
  measured: number;
  goal: number;
  others: string;
}

function row(what: keyof typeof budget, page: string, measured: number): Row {
  const { goal, others } = budget[what];
  const ownGoal = what === 'kBBeforeLoadOfAnyPage' ? HEAVY_PAGES[page] : undefined;
  return { what, page, measured: Number(measured.toFixed(2)), goal: ownGoal ?? goal, others };
}

/** The weight of a page that others are compared with, and of the last page of its sidebar. */
async function measureOwnPage(browser: Browser, url: string, address: string): Promise<Row[]> {
  const { page, files, early } = await visitPage(browser, url + address);
  const rows = [
    row('kBBeforeLoad', address, kB(early)),
    row('requestsBeforeLoad', address, early.length),
    row('kBOnceIdle', address, kB(files)),
  ];
  const sibling = page.locator('nav[aria-label$=sidebar] a:not([aria-current])').last();
  if (await sibling.count()) {
    const heading = await page.locator('h1').innerText();
    await sibling.click();
    await page.locator('h1').filter({ hasNotText: heading }).waitFor();
    const name = new URL(page.url()).pathname;
    // The fragment of the page, whether the click loaded it or it was prefetched.
    const own = (await loadedBy(page)).filter(
      (file) => file.path.includes('/pages/') && file.path.endsWith(`${name}.html`),
    );
    if (own.length === 0) {
      throw new Error(`${name} loaded no fragment of its own.`);
    }
    rows.push(row('kBOfSiblingPage', name, kB(own)));
  }
  await page.context().close();
  return rows;
}

async function measureAnyPage(browser: Browser, url: string, address: string): Promise<Row[]> {
  const { page, files, early } = await visitPage(browser, url + address);
  const hasIslandInView = (await page.locator('[data-hydrated]').count()) > 0;
  await page.context().close();
  return [
    row('kBBeforeLoadOfAnyPage', address, kB(early)),
    ...(hasIslandInView ? [] : [row('kBOnceIdleOfAnyPage', address, kB(files))]),
  ];
}

main(async () => {
  const url = await siteUrl();
  const browser = await startBrowser();
  const pages = await pagesOf(url);
  const rows: Row[] = [];
  for (const address of OWN_PAGES.filter((page) => pages.includes(page))) {
    rows.push(...(await measureOwnPage(browser, url, address)));
  }
  const addresses = [...pages, '/search', '/no-such-page'].entries();
  const rowsOfPages: Row[][] = [];
  // A visit is mostly waiting. All take from the same list.
  await Promise.all(
    Array.from({ length: VISITS_AT_ONCE }, async () => {
      for (const [index, address] of addresses) {
        rowsOfPages[index] = await measureAnyPage(browser, url, address);
      }
    }),
  );
  rows.push(...rowsOfPages.flat());
  console.table(rows);
  const missed = rows.filter(({ measured, goal }) => measured > goal);
  for (const { what, page, measured, goal } of missed) {
    console.error(`Over budget: ${page}: ${what} is ${measured}, at most ${goal} is allowed.`);
  }
  if (missed.some(({ what }) => what === 'kBBeforeLoadOfAnyPage')) {
    console.error('If a page has to weigh this much, give it a goal of its own in scripts/lib/goals.ts.');
  }
  return missed.length > 0 ? 1 : 0;
});
