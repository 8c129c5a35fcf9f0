import { isLeftOut } from '../../shared/leftOut';
import { joiningGivesAccess } from '../../theme/components/ServiceFacts/access';
import { inSite } from '../lib/inSite';
import { open } from '../lib/navigation';
import { expect, test } from '../lib/test';
import { services, site } from './facts';
import { exampleService, hasGuide, ownRoutes } from './routes';

/** Returns a value of `site.yaml` by its path, such as `links.status`. */
const readSiteFact = (path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], site);

const hasPosts = ownRoutes.some(({ address }) => address.startsWith('/blog/'));

test('the top bar leads to all parts of the site and to the search', async ({ page }) => {
  await page.goto(inSite(exampleService.address));
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText(['Association', 'Services', 'Documentation']);
  await expect(main.getByRole('link', { name: 'Services' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const banner = page.getByRole('banner');
  const status = banner.getByRole('link', { name: 'Status' });
  const statusPages = await status.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(statusPages).toEqual(site.links.status === 'none' ? [] : [site.links.status]);
  await expect(banner.getByRole('button', { name: 'Search' })).toBeVisible();
});

test('the footer has the host, the copyright, the badge and every link asked for', async ({
  page,
}) => {
  await page.goto(inSite('/cgu'));
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`hosted in ${site.host.country} by ${site.host.name}`);
  await expect(footer).toContainText(`© ${site.copyrightYear}`);
  const takesDonations = site.links.donation !== 'none';
  const badge = footer.getByRole('img', { name: /donate/i });
  await expect(badge).toHaveCount(takesDonations ? 1 : 0);
  if (takesDonations) {
    await expect(badge).toHaveAttribute('src', inSite('/donate.svg'));
    const donationLink = footer.getByRole('link', { name: /donate to/i });
    await expect(donationLink).toHaveAttribute('href', site.links.donation);
  }
  for (const { text, link } of site.footer.flatMap(({ links }) => links)) {
    const address = link.includes('/') ? link : String(readSiteFact(link));
    const isExpected =
      address !== 'none' && !isLeftOut(address) && (address !== '/blog/archive' || hasPosts);
    const footerLink = footer.getByRole('link', { name: text, exact: true });
    await expect(footerLink, text).toHaveCount(isExpected ? 1 : 0);
    if (isExpected) {
      await expect(footerLink).toHaveAttribute(
        'href',
        address.startsWith('/') ? inSite(address) : address,
      );
    }
  }
});

test('a page of a service begins with the way into it, and who may use it', async ({ page }) => {
  for (const service of services) {
    const { id, name, address } = service;
    await page.goto(inSite(`/docs/services/${id}`));
    const article = page.getByRole('article');
    const openLink = article.getByRole('link').first();
    await expect(openLink).toHaveText(`Open ${name}`);
    await expect(openLink).toHaveAttribute('href', address);
    const joiningLink = article.locator(
      `h1 ~ dl a[href="${inSite('/docs/association#how-to-join')}"]`,
    );
    await expect(joiningLink).toHaveText(joiningGivesAccess(service) ? [/^members$/i] : []);
    await expect(article.locator('h1 ~ svg')).toBeVisible();
  }
});

// Only the sidebar of the guide has groups.
if (hasGuide) {
  test('the sidebar groups the guide, which previous, next and breadcrumbs follow', async ({
    page,
  }) => {
    await page.goto(inSite('/docs/mattermost/messaging/sending-messages'));
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    for (const group of ['Getting started', 'Messaging', 'Settings']) {
      await expect(sidebar.locator('summary', { hasText: group })).toBeVisible();
    }
    const neighborLinks = page.getByRole('navigation', { name: 'Previous and next page' });
    await expect(neighborLinks.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      inSite('/docs/mattermost/getting-start/configuring-notifications'),
    );
    await neighborLinks.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/docs\/mattermost\/messaging\/formating-text$/);
    await expect(page).toHaveTitle(`Formatting text – ${site.name}`);
    await expect(sidebar.locator('[aria-current=page]')).toHaveText('Formatting text');
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(breadcrumbs).toHaveText(['Home', 'Documentation', 'Messaging', 'Formatting text']);
  });
}

test('the not-found page leads to help, and searches for the words of its address', async ({
  page,
}) => {
  await open(page, '/docs/services/association_statutes.htm');
  const main = page.getByRole('main');
  const { status } = site.links;
  const helpAddress = status === 'none' ? inSite('/docs/services#when-something-fails') : status;
  await expect(main.locator(`a[href="${helpAddress}"]`).first()).toBeVisible();
  await expect(main.locator(`a[href="mailto:${site.contact.support}"]`).first()).toBeVisible();
  const searchField = main.getByRole('searchbox', { name: 'Search the site' });
  await expect(searchField).toHaveValue('association statutes');
  await searchField.press('Enter');
  await expect(page).toHaveURL(inSite('/search?q=association+statutes'));
  await expect(main.getByRole('link', { name: /^Statutes$/ }).first()).toBeVisible();
});
