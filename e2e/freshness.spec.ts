import { existsSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { pageFile } from '../shared/address';
import { git } from './git';
import { open } from './navigation';
import { projectRoot } from './projectCopy';
import { routes } from './routes';
import { PAGES, PROGRAM, serveVariant } from './variants';

const variant = serveVariant('published');

/** `January 20, 2025` for `2025-01-20`. */
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

const inGit = (file: string) => existsSync(path.join(projectRoot, '.git', file));

/** Whether the build had a history: that of an image has only what stands in the folder `.git` itself. */
const hasHistory = process.env.SITE_IMAGE
  ? inGit('HEAD') && !inGit('objects/info/alternates')
  : existsSync(path.join(projectRoot, '.git'));

/** What git tells, asked one file at a time; nothing without a whole history. */
function dayInHistory(file: string): string | undefined {
  const isShallow = () => git(projectRoot, ['rev-parse', '--is-shallow-repository']).trim() === 'true';
  if (!hasHistory || isShallow()) {
    return undefined;
  }
  return git(projectRoot, ['log', '-1', '--format=%cs', '--', file]).trim() || undefined;
}

/** The days of the sitemap, by path; undefined for a page without one. */
async function sitemapDays(
  request: APIRequestContext,
  url: string,
): Promise<Map<string, string | undefined>> {
  const text = await (await request.get(`${url}/sitemap.xml`)).text();
  return new Map(
    [...text.matchAll(/<url><loc>https:\/\/[^/]+([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g)].map(
      ([, path = '', day]) => [path, day],
    ),
  );
}

test('each page and the sitemap tell the day that the history tells of the page’s file, or none', async ({
  request,
}) => {
  const days = await sitemapDays(request, '');
  for (const { path: address } of routes) {
    const file = ['.mdx', '.md']
      .map((ending) => `docs/${pageFile(address)}${ending}`)
      .find((name) => existsSync(path.join(projectRoot, name)));
    const day = dayInHistory(String(file));
    const html = await (await request.get(address)).text();
    const updated = [...html.matchAll(/<time [^>]*datetime="([^"]*)">(Last updated [^<]*)</gi)];
    expect
      .soft(
        updated.map(([, datetime, text]) => [datetime, text]),
        address,
      )
      .toEqual(day ? [[day, `Last updated ${inWords(day)}`]] : []);
    if (days.has(address)) {
      expect.soft(days.get(address), `${address} in the sitemap`).toBe(day);
    }
  }
  expect(days.size).toBeGreaterThan(30);
});

test('a page that was checked with an older version says that it may be behind, others say nothing', async ({
  page,
}) => {
  await open(page, variant.url + PAGES.checkedWithOlder);
  await expect(page.getByRole('main').getByText(/^Checked with/)).toHaveText(
    `Checked with ${PROGRAM.name} 10.10. Ours is ${PROGRAM.version}: some names and places may differ.`,
  );
  for (const address of [PAGES.checkedWithThis, PAGES.announced]) {
    await open(page, variant.url + address);
    await expect(page.getByText(/^Checked with/)).toHaveCount(0);
  }
});
