import { expect, test } from '@playwright/test';
import { services } from '../services.config';
import { site } from '../site.config';
import { routes } from './routes';
import { BUILD_TIME, published, serveVariant } from './variants';

const variant = serveVariant('published');
const sample = serveVariant('underPath');

const HOUR = 'public, max-age=3600';

test('the sitemap lists every page except the search page', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['cache-control']).toBe(HOUR);
  const locations = [...(await response.text()).matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)];
  expect(locations.map(([, path]) => path).sort()).toEqual(
    routes
      .map(({ path }) => path)
      .filter((path) => path !== '/search')
      .sort(),
  );
});

test('robots.txt allows everything and names the sitemap, but for a sample, which nobody is to find', async ({
  request,
}) => {
  const response = await request.get(`${variant.url}/robots.txt`);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toMatch(
    /^User-agent: \*\nAllow: \/\n\nSitemap: https:\/\/[^/]+\/sitemap\.xml\n$/,
  );
  expect(await (await request.get(`${sample.url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
});

test('every page of a sample says so at its top and at its foot, and no page of another site does', async ({
  page,
}) => {
  const says = page.getByText('Sample: association, names, figures and prices are invented.');
  await page.goto(`${sample.url}/cgu`);
  await expect(says).toHaveCount(2);
  await expect(page.getByRole('contentinfo').filter({ has: says })).toBeVisible();
  await page.goto(`${variant.url}/cgu`);
  await expect(says).toHaveCount(0);
});

test('each page has a Markdown export, named in its head and listed in llms.txt', async ({
  page,
  request,
}) => {
  const list = await (await request.get('/llms.txt')).text();
  for (const { path, heading } of routes.filter((route) => route.path !== '/search')) {
    await page.goto(path);
    const address = await page.locator('head link[type="text/markdown"]').getAttribute('href');
    const response = await request.get(address ?? '');
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(response.headers()['cache-control']).toBe('no-cache');
    const text = await response.text();
    expect(text.startsWith(`# ${heading}\n`), `${address} begins with “# ${heading}”`).toBe(true);
    expect(text).not.toMatch(/<!--|undefined|\[object Object/);
    expect(list).toContain(`${address})`);
  }
});

test('a sample has no security.txt and no chatonsinfos file', async ({ request }) => {
  for (const path of [
    '/.well-known/security.txt',
    `/.well-known/chatonsinfos/${services[0]?.id}.properties`,
  ]) {
    expect((await request.get(sample.url + path)).status()).toBe(404);
  }
});

test('with real values, security.txt names a contact and expires within a year', async ({ request }) => {
  const response = await request.get(`${variant.url}/.well-known/security.txt`);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.headers()['cache-control']).toBe(HOUR);
  const text = await response.text();
  expect(text.split('\n')).toContain(`Contact: mailto:${published(site.contact.security)}`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.parse(BUILD_TIME)) / 86_400_000;
  expect(days).toBeGreaterThan(360);
  expect(days).toBeLessThanOrEqual(366);
});

test('with real values, there is a chatonsinfos file for the association and for each service', async ({
  request,
}) => {
  const folder = `${variant.url}/.well-known/chatonsinfos`;
  const host = new URL(published(site.origin)).host.replace(/^www\./, '');
  const response = await request.get(`${folder}/${host}.properties`);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const organization = await response.text();
  expect(organization.split('\n')).toContain(`organization.name = ${published(site.name)}`);
  const ids = [...organization.matchAll(/^subs\.([\w-]+) = https:\/\/[^/]+(\/.*)$/gm)];
  expect(ids.map(([, id]) => id)).toEqual(services.map(({ id }) => id));
  for (const [, id, path] of ids) {
    const service = await request.get(`${variant.url}${path}`);
    expect(service.status(), path).toBe(200);
    const text = await service.text();
    expect(text).toMatch(/^file\.class = Service$/m);
    expect(text).toMatch(new RegExp(`^service\\.guide\\.user = .*/docs/services/${id}$`, 'm'));
    expect(text).toMatch(/^software\.license\.name = .+$/m);
  }
});
