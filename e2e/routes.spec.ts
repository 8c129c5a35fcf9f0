import { services, site } from '../shared/configuration';
import { isLeftOut } from '../shared/leftOut';
import { joiningGivesAccess } from '../theme/components/ServiceFacts/access';
import { inSite } from './inSite';
import { focusProblem } from './keyboard';
import { open } from './navigation';
import { firstPage, hasGuide, ownRoutes } from './routes';
import { expect, test } from './test';

/** A value of `site.yaml` by its path, such as `links.status`. */
const factAt = (path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], site);

const hasPosts = ownRoutes.some(({ path }) => path.startsWith('/blog/'));

test('the top bar leads to all parts of the site and to the search', async ({ page }) => {
  await page.goto(inSite(firstPage.path));
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText(['Association', 'Services', 'Documentation']);
  const section = hasGuide ? 'Documentation' : 'Services';
  await expect(main.getByRole('link', { name: section })).toHaveAttribute('aria-current', 'true');
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
    const donate = footer.getByRole('link', { name: /donate to/i });
    await expect(donate).toHaveAttribute('href', site.links.donation);
  }
  for (const { text, link } of site.footer.flatMap(({ links }) => links)) {
    const address = link.includes('/') ? link : String(factAt(link));
    const isThere =
      address !== 'none' && !isLeftOut(address) && (address !== '/blog/archive' || hasPosts);
    const found = footer.getByRole('link', { name: text, exact: true });
    await expect(found, text).toHaveCount(isThere ? 1 : 0);
    if (isThere) {
      await expect(found).toHaveAttribute(
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
    const open = article.getByRole('link').first();
    await expect(open).toHaveText(`Open ${name}`);
    await expect(open).toHaveAttribute('href', address);
    const joining = article.locator(`h1 ~ dl a[href="${inSite('/docs/association#how-to-join')}"]`);
    await expect(joining).toHaveText(joiningGivesAccess(service) ? [/^members$/i] : []);
    await expect(article.locator('h1 ~ svg')).toBeVisible();
  }
});

// A sidebar has groups in the guide only.
if (hasGuide) {
  test('the sidebar groups the guide, which previous, next and breadcrumbs follow', async ({
    page,
  }) => {
    await page.goto(inSite('/docs/mattermost/messaging/sending-messages'));
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    for (const group of ['Getting started', 'Messaging', 'Settings']) {
      await expect(sidebar.locator('summary', { hasText: group })).toBeVisible();
    }
    const around = page.getByRole('navigation', { name: 'Previous and next page' });
    await expect(around.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      inSite('/docs/mattermost/getting-start/configuring-notifications'),
    );
    await around.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/docs\/mattermost\/messaging\/formating-text$/);
    await expect(page).toHaveTitle(`Formatting text – ${site.name}`);
    await expect(sidebar.locator('[aria-current=page]')).toHaveText('Formatting text');
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(breadcrumbs).toHaveText(['Home', 'Documentation', 'Messaging', 'Formatting text']);
  });
}

test('the table of contents lists the headings of levels 2 and 3', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(inSite('/cgu'));
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const headings = await page.getByRole('article').locator('h2, h3').allTextContents();
  await expect(contents.getByRole('link')).toHaveText(headings);
});

test('the contents follow what is read, but do not move away from the link with the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 360 });
  await page.goto(inSite('/cgu'));
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const current = links.and(page.locator('[aria-current]'));
  const lastHeading = page.getByRole('article').getByRole('heading', { level: 2 }).last();
  await lastHeading.evaluate((heading) => heading.scrollIntoView());
  await expect(current).toBeInViewport();
  await expect(links.first()).not.toBeInViewport();
  await links.last().focus();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveCount(0);
  expect(await focusProblem(page)).toBe('');
});

test('on narrow screens the contents are folded above the text, and lead to headings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(inSite('/cgu'));
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link').first()).toBeHidden();
  await contents.getByText('On this page').click();
  await contents.getByRole('link', { name: 'Legal notice' }).click();
  await expect(page.getByRole('heading', { name: 'Legal notice', level: 2 })).toBeInViewport();
});

test('the not-found page leads to help, and searches for the words of its address', async ({
  page,
}) => {
  await open(page, '/docs/services/association_statutes.htm');
  const main = page.getByRole('main');
  const { status } = site.links;
  const help = status === 'none' ? inSite('/docs/services#when-something-fails') : status;
  await expect(main.locator(`a[href="${help}"]`).first()).toBeVisible();
  await expect(main.locator(`a[href="mailto:${site.contact.support}"]`).first()).toBeVisible();
  const field = main.getByRole('searchbox', { name: 'Search the site' });
  await expect(field).toHaveValue('association statutes');
  await field.press('Enter');
  await expect(page).toHaveURL(inSite('/search?q=association+statutes'));
  await expect(main.getByRole('link', { name: /^Statutes$/ }).first()).toBeVisible();
});
