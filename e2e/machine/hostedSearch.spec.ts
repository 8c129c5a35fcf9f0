import type { Page, Request } from '@playwright/test';
import { HOSTED_SEARCH } from '../lib/fixtureSite';
import { inSite } from '../lib/inSite';
import { open } from '../lib/navigation';
import { firstPage, rareWord } from './pages';
import { serveFixture } from './served';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });

const { appId: APP_ID, apiKey: SEARCH_KEY, indexName: INDEX_NAME } = HOSTED_SEARCH;
/** The hosts that Algolia documents for searching. A client tries the first one first. */
const ALGOLIA_HOSTS = [
  `${APP_ID}-dsn.algolia.net`,
  ...[1, 2, 3].map((hostNumber) => `${APP_ID}-${hostNumber}.algolianet.com`),
];

/** What the double records of a search. */
interface Search {
  query: string;
  facetFilters: unknown;
  /** Whether Algolia may keep statistics of the query, and of the results that are chosen. */
  analytics: unknown;
  clickAnalytics: unknown;
}

/**
 * A test double of Algolia. As Algolia does, it refuses requests to an unknown address, with a
 * wrong key or for an unknown index. It answers the other ones, and records their searches.
 */
class AlgoliaDouble {
  readonly searches: Search[] = [];
  readonly refusals: string[] = [];
  requestedHosts = new Set<string>();

  /** Returns why the double refuses a request; undefined if it answers the request. */
  #findRefusalReason(request: Request): string | undefined {
    const { hostname, pathname, searchParams } = new URL(request.url());
    const readCredential = (name: string) => request.headers()[name] ?? searchParams.get(name);
    if (!ALGOLIA_HOSTS.some((host) => host.toLowerCase() === hostname)) {
      return `unknown host ${hostname}`;
    }
    if (request.method() !== 'POST' || pathname !== '/1/indexes/*/queries') {
      return `${request.method()} ${pathname}`;
    }
    if (
      readCredential('x-algolia-application-id') !== APP_ID ||
      readCredential('x-algolia-api-key') !== SEARCH_KEY
    ) {
      return 'Invalid Application-ID or API key';
    }
    const { requests } = request.postDataJSON() as { requests: Record<string, unknown>[] };
    if (!Array.isArray(requests) || requests.length === 0) {
      return 'requests must be a list';
    }
    return requests[0]?.indexName === INDEX_NAME
      ? undefined
      : `Index ${requests[0]?.indexName} does not exist`;
  }

  /** Answers the requests that a page sends to Algolia. */
  async answerRequests(page: Page): Promise<void> {
    await page.route(/^https:\/\/[^/]*\.algolia(net\.com|\.net)\//, async (route) => {
      const request = route.request();
      this.requestedHosts.add(new URL(request.url()).hostname);
      const refusalReason = this.#findRefusalReason(request);
      const headers = { 'access-control-allow-origin': '*' };
      if (refusalReason) {
        this.refusals.push(refusalReason);
        await route.fulfill({
          status: 400,
          headers,
          json: { message: refusalReason, status: 400 },
        });
        return;
      }
      const { requests } = request.postDataJSON() as { requests: [Search] };
      const [{ query, facetFilters, analytics, clickAnalytics }] = requests;
      this.searches.push({ query, facetFilters, analytics, clickAnalytics });
      const hierarchy = {
        lvl0: 'Documentation',
        lvl1: firstPage.heading,
        lvl2: 'Found',
        lvl3: null,
      };
      const url = `https://www.a.example${inSite(firstPage.address)}#found`;
      const value = `Found \uE000by the service\uE000 for ${query}`;
      const content = { value, matchLevel: 'full' };
      const hit = { objectID: '1', url, anchor: 'found', hierarchy, _snippetResult: { content } };
      await route.fulfill({
        headers,
        json: { results: [{ index: INDEX_NAME, nbHits: 1, hits: [hit] }] },
      });
    });
  }
}

/** The site of the fixtures that has a hosted search. */
const siteWithHostedSearch = serveFixture('later');

test('the search page displays results of the hosted index for its version, which keeps no statistics', async ({
  page,
}) => {
  const algolia = new AlgoliaDouble();
  await algolia.answerRequests(page);
  await open(page, `${siteWithHostedSearch.url}/search?q=pad`);
  const result = page.getByRole('article').locator('ol > li').first();
  await expect(result).toContainText('Found by the service');
  await expect(result.locator('mark')).toHaveText('by the service');
  await expect(result.getByRole('link', { name: 'Found' })).toHaveAttribute(
    'href',
    `${inSite(firstPage.address)}#found`,
  );
  expect(algolia.refusals).toEqual([]);
  expect(algolia.searches.at(-1)).toEqual({
    query: 'pad',
    facetFilters: [['language:en', 'language:fr']],
    analytics: false,
    clickAnalytics: false,
  });
  expect([...algolia.requestedHosts]).toEqual([ALGOLIA_HOSTS[0]?.toLowerCase()]);
});

test('the modal displays results of the hosted index, and sends nothing before', async ({
  page,
}) => {
  const algolia = new AlgoliaDouble();
  await algolia.answerRequests(page);
  await open(page, `${siteWithHostedSearch.url}/docs/`);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  expect(algolia.requestedHosts.size).toBe(0);
  // The search client keeps Algolia's answers, so the second “pad” sends no request.
  for (const query of ['pad', 'git', 'pad', 'mail']) {
    await field.fill(query);
    await expect(page.getByRole('option').first()).toContainText(
      `Found by the service for ${query}`,
    );
  }
  expect(algolia.searches.map(({ query }) => query)).toEqual(['pad', 'git', 'mail']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteWithHostedSearch.url}${firstPage.address}#found`);
  expect(algolia.refusals).toEqual([]);
});

test('when the service fails, the embedded engine answers, and a notice says so', async ({
  page,
}) => {
  let isServiceReached = false;
  await page.route(/^https:\/\/[^/]*\.algolia(net\.com|\.net)\//, (route) =>
    isServiceReached
      ? route.fulfill({
          status: 403,
          headers: { 'access-control-allow-origin': '*' },
          json: { message: 'No' },
        })
      : route.abort(),
  );
  await open(page, `${siteWithHostedSearch.url}/search?q=${rareWord.typed}`);
  await expect(page.getByRole('article').locator('ol > li').first()).toContainText(
    rareWord.heading,
  );
  await expect(page.getByRole('main')).toContainText('The search service cannot be reached');
  isServiceReached = true;
  await open(page, `${siteWithHostedSearch.url}/docs/`);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(rareWord.typed);
  await expect(page.getByRole('option').first()).toContainText(rareWord.word);
  await expect(page.getByRole('dialog')).toContainText('The search service cannot be reached');
});
