import type { Locator } from '@playwright/test';
import { expectAccessible } from '../lib/axe';
import { COMMIT_DAY, fixedFacts } from '../lib/fixtureSite';
import { inSite } from '../lib/inSite';
import { open } from '../lib/navigation';
import { aService, FIGURES, FRENCH_PAGE } from './pages';
import { expect, test } from './test';

/** The posts, the newest first. */
const posts = [
  {
    title: 'Slow since this morning',
    description: 'The incident “Slow since this morning”. It belongs to the tests of the site.',
    date: '2099-06-01',
  },
  {
    title: 'New disks',
    description: 'The incident “New disks”. It belongs to the tests of the site.',
    date: '2099-04-01',
  },
  {
    title: 'The first outage',
    description: 'The incident “The first outage”. It belongs to the tests of the site.',
    date: '2099-03-02',
  },
  {
    title: 'A new mail server',
    description: 'The second post. It belongs to the tests of the site.',
    date: '2025-01-20',
  },
  {
    title: 'L’assemblée générale',
    description: 'Le troisième billet, en français. Il appartient aux tests du site.',
    date: '2024-11-16',
  },
  {
    title: 'We are open',
    description: 'The first post. It belongs to the tests of the site.',
    date: '2024-03-09',
  },
];

/** Returns a date in words: `January 20, 2025` for `2025-01-20`. */
const formatLongDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

test('the archive lists posts by year, the newest first', async ({ page }) => {
  await open(page, '/blog/archive');
  const main = page.getByRole('main');
  await expect(main).not.toContainText(/no post/i);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...new Set(posts.map(({ date }) => date.slice(0, 4))),
  ]);
  await expect(main.getByRole('article').getByRole('listitem')).toHaveText(
    posts.map(({ title, description, date }) => `${formatLongDate(date)}${title}${description}`),
  );
  await expectAccessible(page, { part: 'main' });
  await main.getByRole('link', { name: 'A new mail server' }).click();
  await expect(page.locator('h1')).toHaveText('A new mail server');
  await expect(main.locator('time').first()).toHaveText('January 20, 2025');
  await expectAccessible(page, { part: 'main' });
  await main.getByRole('link', { name: 'News archive' }).click();
  await expect(page.locator('h1')).toHaveText('News archive');
});

test('the feed contains the whole posts, with absolute addresses', async ({ page }) => {
  await open(page, '/blog/archive');
  const address = await page.getByRole('link', { name: 'the Atom feed' }).getAttribute('href');
  expect(address).toBe(inSite('/blog/feed.atom'));
  await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    address ?? '',
  );

  const response = await page.request.get(String(address));
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const feed = await page.evaluate(
    (xml) => {
      const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
      return {
        root: `${root.namespaceURI} ${root.localName}`,
        updated: root.querySelector(':scope > updated')?.textContent,
        entries: [...root.querySelectorAll('entry')].map((entry) => ({
          title: entry.querySelector('title')?.textContent,
          link: entry.querySelector('link')?.getAttribute('href'),
          published: entry.querySelector('published')?.textContent,
          content: entry.querySelector('content')?.textContent,
          lang: entry.getAttribute('xml:lang'),
        })),
      };
    },
    await response.text(),
  );
  expect(feed.root).toBe('http://www.w3.org/2005/Atom feed');
  expect(feed.updated).toBe(`${posts[0]?.date}T00:00:00.000Z`);
  expect(feed.entries.map(({ title }) => title)).toEqual(posts.map(({ title }) => title));
  const entry = feed.entries.find(({ title }) => title === 'A new mail server');
  expect(entry?.link).toMatch(/^https:\/\/.+\/blog\/new-mail$/);
  expect(entry?.published).toBe('2025-01-20T00:00:00.000Z');
  expect(entry?.lang).toBeNull();
  expect(feed.entries.find(({ title }) => title === 'L’assemblée générale')?.lang).toBe('fr');
  expect(entry?.content).toMatch(
    /^<p>Mail has moved: see <a href="https:\/\/[^"]+\/docs\/services"[^>]*>the services<\/a>\.<\/p>$/,
  );
});

/** Returns the language of an element: that of the nearest `lang` attribute. */
const findLanguage = (place: Locator) =>
  place.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));

async function expectLanguages(language: 'en' | 'fr', places: Locator[]): Promise<void> {
  for (const place of places) {
    expect(await findLanguage(place), String(place)).toBe(language);
  }
}

test('a post in French is marked wherever its words stand, and English words around it are not', async ({
  page,
}) => {
  await open(page, '/blog/archive');
  const main = page.getByRole('main');
  const entry = main.getByRole('listitem').filter({ hasText: 'L’assemblée générale' });
  const link = entry.getByRole('link', { name: 'L’assemblée générale' });
  await expectLanguages('fr', [link, entry.getByText('Le troisième billet')]);
  await expectLanguages('en', [
    entry.locator('time'),
    main.getByRole('link', { name: 'A new mail server' }),
  ]);

  const contents = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true });
  const expectPost = async () => {
    await expect(page.locator('h1')).toHaveText('L’assemblée générale');
    await expectLanguages('fr', [
      page.locator('h1'),
      main.getByText('Les adhérentes'),
      contents.getByRole('link', { name: 'Ordre du jour' }),
    ]);
    await expectLanguages('en', [
      main.getByRole('link', { name: 'News archive' }),
      main.getByText('Tip', { exact: true }),
      main.getByRole('button', { name: 'Copy code' }),
      main.getByRole('link', { name: 'Edit this page' }),
      contents.getByText('On this page'),
      page.getByRole('contentinfo'),
    ]);
  };
  await link.click();
  await expectPost();
  const announcement = page
    .locator('[aria-live=polite]')
    .filter({ hasText: 'L’assemblée générale' });
  await expectLanguages('fr', [announcement]);
  await page.reload();
  await expectPost();
  await expectAccessible(page, { part: 'main' });
});

test('a page in French is marked in the sidebar, beside its neighbors and in the book', async ({
  page,
}) => {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const name = 'Channel settings';
  for (const [neighborPath, englishPageName] of [
    [FIGURES.polls, 'Theme colors'],
    [FIGURES.themeColors, 'Polls'],
  ] as const) {
    await open(page, neighborPath);
    const neighborLinks = page.getByRole('navigation', { name: 'Previous and next page' });
    await expectLanguages('fr', [
      sidebar.getByRole('link', { name }),
      neighborLinks.getByText(name, { exact: true }),
    ]);
    await expectLanguages('en', [
      page.locator('h1'),
      sidebar.getByRole('link', { name: englishPageName }),
    ]);
    // The link as a whole has no `lang`, because it also contains the word “Previous” or “Next”.
    await expectLanguages('en', [neighborLinks.getByRole('link', { name })]);
    await neighborLinks.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(inSite(FRENCH_PAGE.address));
    await expectLanguages('fr', [
      page.locator('h1'),
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(name),
    ]);
    await expectLanguages('en', [page.getByRole('main').getByText(/^\d+\sdays$/)]);
  }
  const fetchText = async (address: string) => (await page.request.get(inSite(address))).text();
  expect(await fetchText('/docs/guide.xhtml')).toMatch(
    /<section id="docs-mattermost-settings-channel-settings" class="chapter" lang="fr" xml:lang="fr">/,
  );
  expect(await fetchText(`${FRENCH_PAGE.address}.md`)).toMatch(/^---\nlang: fr\n---\n\n# /);
  expect(await fetchText('/llms.txt')).toMatch(/channel-settings\.md\): .* \(in French\)$/m);
});

test('the search prints what it finds on a page in French in its language', async ({ page }) => {
  await open(page, '/search?q=procuration');
  const result = page
    .getByRole('main')
    .locator('ol > li')
    .filter({ hasText: 'L’assemblée générale' });
  await expectLanguages('fr', [
    result.getByRole('link', { name: 'L’assemblée générale' }),
    result.getByRole('link', { name: 'Ordre du jour' }),
    result.getByText('Une procuration suffit'),
  ]);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('procuration');
  const option = page.getByRole('option').filter({ hasText: 'L’assemblée générale' });
  await expectLanguages('fr', [
    option.getByText('L’assemblée générale'),
    option.getByText('Ordre du jour'),
    option.locator('mark'),
  ]);
  await page.getByRole('dialog').getByRole('combobox').fill('new mail server');
  await expectLanguages('en', [
    page.getByRole('option').getByText('A new mail server', { exact: true }),
  ]);
});

const PLANNED_MAINTENANCE = 'Planned maintenance, June 9, 2099, 20:00 to June 10, 2099, 01:00 UTC';
const ONGOING_INCIDENT = 'Incident since June 1, 2099, 08:00 UTC';
/** Matches a line about an incident, because only such lines have a time in UTC. */
const INCIDENT_TIME_PATTERN = / UTC/;

test('the home page tells of what concerns several services, and of nothing else', async ({
  page,
}) => {
  await open(page, '/');
  await expect(
    page.getByRole('main').getByRole('note').filter({ hasText: INCIDENT_TIME_PATTERN }),
  ).toHaveText([`New disks. ${PLANNED_MAINTENANCE}. For the current state, see the status page.`]);
});

test('the page of a service lists its incidents, what is not over on top', async ({ page }) => {
  await open(page, aService.address);
  const main = page.getByRole('main');
  const notices = main.getByRole('note').filter({ hasText: INCIDENT_TIME_PATTERN });
  const stateHint = ' For the current state, see the status page.';
  await expect(notices).toHaveText([
    `New disks. ${PLANNED_MAINTENANCE}.${stateHint}`,
    `Slow since this morning. ${ONGOING_INCIDENT}.${stateHint}`,
  ]);
  await expectLanguages('fr', [notices.getByRole('link', { name: 'Slow since this morning' })]);
  await expectLanguages('en', [notices.first(), notices.last()]);
  const noticeBox = await notices.first().boundingBox();
  const headingBox = await main.getByRole('heading', { level: 1 }).boundingBox();
  expect(Number(noticeBox?.y)).toBeLessThan(Number(headingBox?.y));
  await main.getByText('Incidents and maintenance', { exact: true }).click();
  const list = main.locator('details').filter({ hasText: 'Incidents and maintenance' });
  await expect(list.getByRole('listitem').filter({ hasText: INCIDENT_TIME_PATTERN })).toHaveText([
    `New disks. ${PLANNED_MAINTENANCE}.`,
    `Slow since this morning. ${ONGOING_INCIDENT}.`,
    'The first outage. Incident, March 2, 2099, 08:00 to 10:30 UTC.',
  ]);
  await expectAccessible(page, { part: 'main' });
  await list.getByRole('link', { name: 'The first outage' }).click();
  await expect(page.locator('h1')).toHaveText('The first outage');
  await expect(page.getByRole('main').getByText(/^Incident, March\s2/)).toHaveText(
    `Incident, March 2, 2099, 08:00 to 10:30 UTC: ${aService.name}`,
  );
  await expectAccessible(page, { part: 'main' });
  for (const address of ['/docs/services/pad', '/blog/opening', '/docs/services']) {
    const text = await (await page.request.get(inSite(address))).text();
    expect(text, address).not.toMatch(INCIDENT_TIME_PATTERN);
  }
});

test('pages and the sitemap tell the day of their last change', async ({ page, request }) => {
  const sitemap = await (await request.get(inSite('/sitemap.xml'))).text();
  expect(sitemap).toContain(`/docs/services</loc><lastmod>${COMMIT_DAY}</lastmod>`);
  await open(page, '/docs/services');
  await expect(page.locator(`time[datetime="${COMMIT_DAY}"]`)).toHaveText(
    'Last updated May 6, 2025',
  );
});

test('with a repository, a page leads to its file and to the site’s source', async ({ page }) => {
  const editLink = page.getByRole('link', { name: 'Edit this page' });
  for (const [address, file] of [
    ['/docs/services', 'docs/services.mdx'],
    ['/blog/opening', 'blog/opening.mdx'],
    ['/docs/', 'docs/index.mdx'],
  ] as const) {
    await open(page, address);
    await expect(editLink).toHaveAttribute('href', fixedFacts.edit + file);
  }
  // The link must also have the right address after the visitor has followed a link to the page.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services' })
    .click();
  await expect(editLink).toHaveAttribute('href', `${fixedFacts.edit}docs/services.mdx`);
  await expect(page.getByRole('link', { name: 'Source code' })).toHaveAttribute(
    'href',
    fixedFacts.source,
  );
  await open(page, '/no-such-page');
  await expect(editLink).toHaveCount(0);
});
