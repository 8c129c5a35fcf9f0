import { inSite } from '../lib/inSite';
import { expect, test } from '../lib/test';
import { indexedRoutes } from './routes';

const CACHED_FOR_AN_HOUR = 'public, max-age=3600';

test('the sitemap lists every page but those that ask search engines to leave them out', async ({
  request,
}) => {
  const response = await request.get(inSite('/sitemap.xml'));
  expect(response.headers()['cache-control']).toBe(CACHED_FOR_AN_HOUR);
  const locations = [...(await response.text()).matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)];
  expect(locations.map(([, location]) => location).sort()).toEqual(
    indexedRoutes.map(({ address }) => inSite(address)).sort(),
  );
});
