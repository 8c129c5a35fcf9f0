import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { open } from './navigation';
import { ownRoutes, routes } from './routes';
import { ANNOUNCED_DAY, INCIDENTS, PAGES, serveVariant } from './variants';

const variant = serveVariant('published');
const without = serveVariant('versions');

/** The posts of the variant, the newest first: those of e2e/fixtures/blog, incidents, and the association's own. */
const posts = [
  { title: 'A new mail server', description: 'The second post.', date: '2025-01-20' },
  { title: 'We are open', description: 'The first post.', date: '2024-03-09' },
  ...INCIDENTS.map(({ title, description, date }) => ({ title, description, date })),
  ...ownRoutes
    .filter(({ path }) => path.startsWith('/blog/'))
    .map(({ heading, frontMatter: { description, date } }) => ({
      title: heading,
      description,
      date: String(date),
    })),
].sort((one, other) => other.date.localeCompare(one.date));

/** `January 20, 2025` for `2025-01-20`. */
const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

test('the archive lists posts by year, the newest first, with their date and description', async ({
  page,
}) => {
  await open(page, `${variant.url}/blog/archive`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...new Set(posts.map(({ date }) => date.slice(0, 4))),
  ]);
  await expect(main.getByRole('listitem')).toHaveText(
    posts.map(({ title, description, date }) => `${inWords(date)}${title}${description}`),
  );
  await main.getByRole('link', { name: 'A new mail server' }).click();
  await expect(page.locator('h1')).toHaveText('A new mail server');
  await expect(main.locator('time').first()).toHaveText('January 20, 2025');
  await main.getByRole('link', { name: 'News archive' }).click();
  await expect(page.locator('h1')).toHaveText('News archive');
});

test('the feed contains the whole posts, with absolute addresses, and changes that are announced', async ({
  page,
}) => {
  await open(page, `${variant.url}/blog/archive`);
  const address = await page.getByRole('link', { name: 'the Atom feed' }).getAttribute('href');
  expect(address).toBe('/blog/feed.atom');
  await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute('href', address ?? '');

  const response = await page.request.get(`${variant.url}${address}`);
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const feed = await page.evaluate(
    (xml) => {
      const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
      return {
        root: `${root.namespaceURI} ${root.localName}`,
        updated: root.querySelector(':scope > updated')?.textContent,
        entries: [...root.querySelectorAll('entry')].map((entry) => ({
          id: entry.querySelector('id')?.textContent,
          title: entry.querySelector('title')?.textContent,
          link: entry.querySelector('link')?.getAttribute('href'),
          published: entry.querySelector('published')?.textContent,
          content: entry.querySelector('content')?.textContent,
        })),
      };
    },
    await response.text(),
  );
  expect(feed.root).toBe('http://www.w3.org/2005/Atom feed');
  const heading = routes.find(({ path }) => path === PAGES.announced)?.heading;
  const entries = [...posts, { title: `Updated: ${heading}`, date: ANNOUNCED_DAY }].sort((one, other) =>
    other.date.localeCompare(one.date),
  );
  expect(feed.updated).toBe(`${entries[0]?.date}T00:00:00.000Z`);
  expect(feed.entries.map(({ title }) => title)).toEqual(entries.map(({ title }) => title));
  const change = feed.entries.find(({ title }) => title?.startsWith('Updated: '));
  expect(change?.id).toBe(`${change?.link}?announced=${ANNOUNCED_DAY}`);
  expect(change?.link?.endsWith(PAGES.announced)).toBe(true);
  const entry = feed.entries.find(({ title }) => title === 'A new mail server');
  expect(entry?.link).toMatch(/^https:\/\/[^/]+\/blog\/new-mail$/);
  expect(entry?.published).toBe('2025-01-20T00:00:00.000Z');
  expect(entry?.content).toMatch(
    /^<p>Mail has moved: see <a href="https:\/\/[^/]+\/docs\/services"[^>]*>the services<\/a>\.<\/p>$/,
  );
});

test('axe finds no violation on the archive and a post', async ({ page }) => {
  for (const path of ['/blog/archive', '/blog/opening']) {
    await open(page, variant.url + path);
    await expectAccessible(page);
  }
});

test('without posts, the archive says that there are none, and there is no feed', async ({
  page,
  request,
}) => {
  await open(page, `${without.url}/blog/archive`);
  await expect(page.getByRole('main')).toContainText('No post has been published yet');
  await expect(page.locator('head link[type="application/atom+xml"]')).toHaveCount(0);
  expect((await request.get(`${without.url}/blog/feed.atom`)).status()).toBe(404);
});
