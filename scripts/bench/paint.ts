import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, findChromium, setTestFonts } from '../lib/browser';
import { makeTemporaryFolder } from '../lib/main';
import { mustRun } from '../lib/run';
import { serveSiteIfNeeded } from '../lib/serve';

/**
 * The packages that npx downloads. They are not dependencies of the project, because they are large
 * (100 MB) and only this script needs them. Node.js is one of them, because Lighthouse needs a
 * newer version of it than the project.
 */
const PACKAGES = ['lighthouse@13.5.0', `node-${process.platform}-${process.arch}@24.21.0`];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Prints Lighthouse's scores of all pages in the sitemap, and of the not-found page. The goal is
 * 100. On a slow machine, the scores are lower.
 */
export async function measure(): Promise<void> {
  const url = await serveSiteIfNeeded();
  setTestFonts();
  const resultFile = path.join(makeTemporaryFolder('lighthouse'), 'result.json');
  const env = { ...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath() };
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  for (const page of [...pages, '/not-found']) {
    const args = [
      '--yes',
      ...PACKAGES.flatMap((name) => ['--package', name]),
      '--',
      'lighthouse',
      url + page,
      '--quiet',
      '--output=json',
      `--output-path=${resultFile}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      // Without this, Lighthouse refuses to test the not-found page, whose status is 404.
      '--ignore-status-code',
      `--chrome-flags=${['--headless=new', ...BROWSER_FLAGS].join(' ')}`,
    ];
    await mustRun(`Lighthouse failed on ${page}:`, 'npx', args, { quiet: true, env });
    const { categories } = JSON.parse(readFileSync(resultFile, 'utf8'));
    const scores = CATEGORIES.map((name) => `${name} ${Math.round(100 * categories[name].score)}`);
    console.log(`${page}: ${scores.join(', ')}`);
  }
}
