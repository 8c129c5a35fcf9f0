import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, setTestFonts, systemBrowser } from '../lib/browser';
import { mustRun } from '../lib/run';
import { siteUrl } from '../lib/serve';

/** Got by npx, since its 100 MB are needed here only. It needs a newer Node.js than the project, which npm has, too. */
const PACKAGES = ['lighthouse@13.5.0', `node-${process.platform}-${process.arch}@24.21.0`];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** The least score in each category. */
const GOAL = 100;
/** A low result may be the machine's doing: the best of so many counts. */
const ATTEMPTS = 3;

type Row = Record<string, number>;

/** Lighthouse's scores of a page, from 0 to 100. */
async function runLighthouse(url: string, folder: string): Promise<Row> {
  const file = path.join(folder, 'result.json');
  await mustRun(
    `Lighthouse failed on ${url}:`,
    'npx',
    [
      ...['--yes', ...PACKAGES.flatMap((name) => ['--package', name]), '--', 'lighthouse', url],
      ...['--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES.join(',')}`],
      // Otherwise Lighthouse refuses to test the not-found page, whose status is 404.
      '--ignore-status-code',
      `--chrome-flags=${['--headless=new', ...BROWSER_FLAGS].join(' ')}`,
    ],
    { quiet: true, env: { ...process.env, CHROME_PATH: systemBrowser() ?? chromium.executablePath() } },
  );
  const { categories } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(100 * categories[name].score)]));
}

const lowest = (row: Row) => Math.min(...CATEGORIES.map((name) => row[name] ?? 0));

/** Prints Lighthouse's results of every page. */
export async function measure(): Promise<void> {
  const url = await siteUrl();
  setTestFonts();
  const folder = mkdtempSync(path.join(tmpdir(), 'site-lighthouse-'));
  const low: string[] = [];
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = Array.from(
    sitemap.matchAll(/<loc>([^<]*)/g),
    ([, address = '']) => new URL(address).pathname,
  );
  for (const page of [...pages, '/not-found']) {
    let best = await runLighthouse(url + page, folder);
    for (let attempt = 1; attempt < ATTEMPTS && lowest(best) < GOAL; attempt += 1) {
      const again = await runLighthouse(url + page, folder);
      best = lowest(again) > lowest(best) ? again : best;
    }
    console.log(`${page}: ${CATEGORIES.map((name) => `${name} ${best[name]}`).join(', ')}`);
    if (lowest(best) < GOAL) {
      low.push(page);
    }
  }
  rmSync(folder, { recursive: true });
  console.log([`${low.length} pages below ${GOAL}`, ...low].join('\n  '));
}
