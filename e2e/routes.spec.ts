import { expect, test } from '@playwright/test';
import { services } from '../services.config';
import { site } from '../site.config';
import { joiningGivesAccess } from '../theme/components/ServiceFacts/access';
import { parseHtml } from './parseHtml';
import { routes } from './routes';

test('no two pages share a title or a description', async ({ request }) => {
  const heads = await Promise.all(
    routes.map(async ({ path }) => {
      const page = parseHtml(await (await request.get(path)).text());
      return {
        title: page.querySelector('title')?.textContent,
        description: page.querySelector('meta[name=description]')?.getAttribute('content'),
      };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(routes.length);
  const descriptions = heads.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(routes.length);
  // That of the site stands in for one that a page lacks.
  expect(descriptions).not.toContain(site.description);
});

test('the top bar leads to the association, the services, the documentation, the status and the search', async ({
  page,
}) => {
  await page.goto('/docs/mattermost/introduction');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText(['Association', 'Services', 'Documentation']);
  await expect(main.getByRole('link', { name: 'Documentation' })).toHaveAttribute('aria-current', 'true');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Status' })).toHaveAttribute('href', site.links.status);
  await expect(banner.getByRole('button', { name: 'Search' })).toBeVisible();
});

test('the footer contains the host, the copyright, the donation badge and every link of the specification', async ({
  page,
}) => {
  await page.goto('/cgu');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`hosted in ${site.host.country} by ${site.host.name}`);
  await expect(footer).toContainText(`© ${site.copyrightYear}`);
  const badge = footer.getByRole('img', { name: /donate/i });
  await expect(badge).toHaveAttribute('src', '/donate.svg');
  await expect(footer.getByRole('link', { name: /donate to/i })).toHaveAttribute('href', site.links.donation);
  for (const href of [
    '/docs/mattermost/introduction',
    site.links.donation,
    site.links.degooglify,
    site.links.manifesto,
    site.links.charter,
    '/cgu',
    site.links.status,
  ]) {
    await expect(footer.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
});

test('a page of a service begins with the way into it, and who may use it', async ({ page }) => {
  for (const service of services) {
    const { id, name, address, software } = service;
    await page.goto(`/docs/services/${id}`);
    const article = page.getByRole('article');
    const [open, next] = [article.getByRole('link').first(), article.getByRole('link').nth(1)];
    await expect(open).toHaveText(`Open ${name}`);
    await expect(open).toHaveAttribute('href', address);
    if (joiningGivesAccess(service)) {
      await expect(next).toHaveText(/^members$/i);
      await expect(next).toHaveAttribute('href', '/docs/association#how-to-join');
    } else {
      await expect(next).toHaveText(String(software[0]?.name));
    }
    await expect(article.locator('h1 ~ svg')).toBeVisible();
  }
});

test('the documentation sidebar groups the guide, and previous and next follow it', async ({ page }) => {
  await page.goto('/docs/mattermost/messaging/sending-messages');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  for (const group of ['Getting started', 'Messaging', 'Settings']) {
    await expect(sidebar.locator('summary', { hasText: group })).toBeVisible();
  }
  const around = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(around.getByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    '/docs/mattermost/getting-start/configuring-notifications',
  );
  await around.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Formatting text');
  await expect(page).toHaveURL(/\/docs\/mattermost\/messaging\/formating-text$/);
  await expect(page).toHaveTitle(`Formatting text – ${site.name}`);
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Formatting text');
});

test('breadcrumbs name the page and the sections that it is in', async ({ page }) => {
  await page.goto('/docs/mattermost/settings/theme-colors');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(breadcrumbs).toHaveText(['Home', 'Documentation', 'Settings', 'Theme colors']);
});

test('the table of contents lists the headings of levels 2 and 3 and links to them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/cgu');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const headings = await page.getByRole('article').locator('h2, h3').allTextContents();
  await expect(contents.getByRole('link')).toHaveText(headings);
  await contents.getByRole('link', { name: 'Legal notice' }).click();
  await expect(page).toHaveURL(/#legal-notice$/);
  await expect(page.getByRole('heading', { name: 'Legal notice', level: 2 })).toBeInViewport();
});

test.describe('on narrow screens', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the table of contents is folded above the text, and leads to headings once it is open', async ({
    page,
  }) => {
    await page.goto('/cgu');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link').first()).toBeHidden();
    await contents.getByText('On this page').click();
    await contents.getByRole('link', { name: 'Legal notice' }).click();
    await expect(page.getByRole('heading', { name: 'Legal notice', level: 2 })).toBeInViewport();
  });
});
