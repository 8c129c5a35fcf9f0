import { SITE_JSON_FILE } from '../../shared/siteJson';
import { BUILD_TIME, fixedFacts } from '../lib/fixtureSite';
import { inSite } from '../lib/inSite';
import { serveFixture } from './served';
import { expect, test } from './test';

/** The site with versions, because no other site of the fixtures is a sample. */
const sampleSite = serveFixture('versions');

const ONE_HOUR_CACHE_CONTROL = 'public, max-age=3600';

test('robots.txt names the sitemap, and keeps robots from a sample', async ({ request }) => {
  const response = await request.get(inSite('/robots.txt'));
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toMatch(
    /^User-agent: \*\nAllow: \/\n\nSitemap: https:\/\/[^/]+\/(?:[^/]+\/)*sitemap\.xml\n$/,
  );
  expect(await (await request.get(`${sampleSite.url}/robots.txt`)).text()).toBe(
    'User-agent: *\nDisallow: /\n',
  );
});

test('a page of a sample says so twice, and the sample has no public records', async ({
  page,
  request,
}) => {
  const sampleNotice = page.getByText('Sample: everything here is invented.');
  await page.goto(`${sampleSite.url}/cgu`);
  await expect(sampleNotice).toHaveCount(2);
  await expect(page.getByRole('contentinfo').filter({ has: sampleNotice })).toBeVisible();
  await page.goto(inSite('/cgu'));
  await expect(sampleNotice).toHaveCount(0);
  for (const file of [
    'security.txt',
    'chatonsinfos/mail.properties',
    'autoconfig/mail/config-v1.1.xml',
  ]) {
    expect((await request.get(`${sampleSite.url}/.well-known/${file}`)).status()).toBe(404);
  }
});

test('with real values, security.txt names a contact and expires within a year', async ({
  request,
}) => {
  const response = await request.get(inSite('/.well-known/security.txt'));
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.headers()['cache-control']).toBe(ONE_HOUR_CACHE_CONTROL);
  const text = await response.text();
  expect(text.split('\n')).toContain(`Contact: mailto:${fixedFacts.security}`);
  expect(text).toMatch(/^Expires: 2100-0\d-/m);
});

test('site.json tells the age of the site, of a sample without security.txt, and nothing lists it', async ({
  request,
}) => {
  const answer = await request.get(inSite(`/${SITE_JSON_FILE}`));
  expect(answer.headers()['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  expect(await answer.json()).toEqual({
    commit: expect.stringMatching(/^[\da-f]{40}$/),
    builtAt: BUILD_TIME,
    packagesInstalledAt: null,
    securityTxtExpires: '2100-06-01T00:00:00Z',
  });
  const sampleSiteJson = await (await request.get(`${sampleSite.url}/${SITE_JSON_FILE}`)).json();
  expect(sampleSiteJson.securityTxtExpires).toBeNull();
  for (const listFile of ['offline-copy.json', 'sitemap.xml', 'llms.txt', 'search-records.json']) {
    const text = await (await request.get(inSite(`/${listFile}`))).text();
    expect(text, listFile).not.toContain(SITE_JSON_FILE);
  }
});

test('with real values there are chatonsinfos of association and services', async ({ request }) => {
  const response = await request.get(inSite('/.well-known/chatonsinfos/essais.test.properties'));
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const serviceMatches = [
    ...(await response.text()).matchAll(/^subs\.([\w-]+) = https:\/\/[^/]+(\/.*)$/gm),
  ];
  expect(serviceMatches.map(([, id]) => id)).toEqual(['mail', 'pad', 'team']);
  for (const [, id, address] of serviceMatches) {
    const serviceResponse = await request.get(String(address));
    expect(serviceResponse.status(), address).toBe(200);
    expect(await serviceResponse.text()).toMatch(
      new RegExp(`^service\\.guide\\.user = .*/docs/services/${id}$`, 'm'),
    );
  }
});

test('with real values, mail programs find the servers of the mailboxes', async ({ request }) => {
  const response = await request.get(inSite('/.well-known/autoconfig/mail/config-v1.1.xml'));
  expect(response.headers()['content-type']).toBe('text/xml; charset=utf-8');
  const xml = await response.text();
  const valuesOf = (tag: string) =>
    Array.from(xml.matchAll(new RegExp(`<${tag}>(.*?)</`, 'g')), ([, value]) => value);
  expect(valuesOf('domain')).toEqual(['essais.test']);
  expect(valuesOf('displayName')).toEqual([fixedFacts.name]);
  expect(valuesOf('hostname')).toEqual(['imap.essais.test', 'smtp.essais.test']);
  const [, pageAddress] = /<documentation url="([^"]*)"/.exec(xml) ?? [];
  expect(pageAddress).toBe(`${fixedFacts.origin}${inSite('/docs/services/mail')}`);
});

test('under a path, a page names its whole address for search engines and shared links', async ({
  page,
}) => {
  await page.goto(inSite('/cgu'));
  const address = `${fixedFacts.origin}${inSite('/cgu')}`;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    `${fixedFacts.origin}${inSite('/og.png')}`,
  );
});
