import { inSite } from '../lib/inSite';
import { readFocusProblem } from '../lib/keyboard';
import { open } from '../lib/navigation';
import { thirdPage } from './pages';
import { expect, test } from './test';

/** Tests of the table of contents, whose title is “On this page”. */

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
  const currentLink = links.and(page.locator('[aria-current]'));
  const lastHeading = page.getByRole('article').getByRole('heading', { level: 2 }).last();
  await lastHeading.evaluate((heading) => heading.scrollIntoView());
  await expect(currentLink).toBeInViewport();
  await expect(links.first()).not.toBeInViewport();
  await links.last().focus();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(currentLink).toHaveCount(0);
  expect(await readFocusProblem(page)).toBe('');
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

test('on a page without a sidebar, the text does not cover the contents while sidebars are hidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await open(page, thirdPage.address);
  await page.getByRole('button', { name: 'Hide sidebar' }).click();
  await open(page, '/cgu');
  const readBox = (role: 'main' | 'navigation', name?: string) =>
    page.getByRole(role, name ? { name } : {}).boundingBox();
  const [contentsBox, textBox] = [
    await readBox('navigation', 'On this page'),
    await readBox('main'),
  ];
  expect(contentsBox && contentsBox.x + contentsBox.width).toBeLessThan(Number(textBox?.x));
  // A wide table is beside the contents, and does not make them disappear.
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await page.getByRole('table').last().scrollIntoViewIfNeeded();
  await expect(contents.locator('[aria-current]')).toBeVisible();
  await expect(contents).not.toHaveAttribute('data-covered');
});

test('the contents mark the section that the visitor has scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(inSite('/cgu'));
  const currentLink = page
    .getByRole('navigation', { name: 'On this page' })
    .locator('[aria-current=location]');
  for (const name of ['Article 5', 'Article 4', 'Personal data']) {
    const heading = page.getByRole('heading', { name, exact: true });
    await heading.evaluate((element) => element.scrollIntoView());
    await expect(currentLink).toHaveText(name);
  }
});

for (const [width, expectedPath] of [
  [1440, ['header', 'sidebar', 'contents', 'text', 'footer']],
  [1100, ['header', 'sidebar', 'text', 'footer']],
] as const) {
  test(`with ${width} pixels, Tab goes through ${expectedPath.join(', ')}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, thirdPage.address);
    const walk = async (key: string) => {
      const places: string[] = [];
      let place = '';
      do {
        await page.keyboard.press(key);
        place = await page.evaluate(() => {
          const [, name = ''] =
            Object.entries({
              header: 'header',
              '#menu': 'sidebar',
              'nav:has(> page-contents)': 'contents',
              main: 'text',
              footer: 'footer',
            }).find(([selector]) => document.activeElement?.closest(selector)) ?? [];
          return name || (document.activeElement === document.body ? 'end' : 'skip link');
        });
        if (place !== places.at(-1)) {
          places.push(place);
        }
        // After the last place, nothing has the focus; some versions of Chromium begin anew instead.
      } while (place !== 'end' && places.indexOf(place) === places.length - 1);
      return places.slice(0, -1);
    };
    const path = ['skip link', ...expectedPath];
    expect(await walk('Tab')).toEqual(path);
    expect(await walk('Shift+Tab')).toEqual(path.reverse());
  });
}

test('the first link of the contents is visible when Tab comes to it from far below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, '/cgu');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(links.last()).toBeInViewport();
  // The test focuses the last control of the navbar, which comes before the contents, and does not
  // scroll.
  await page
    .getByRole('banner')
    .locator('a, button')
    .filter({ visible: true })
    .last()
    .evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  for (const link of await links.all()) {
    await expect(link).toBeFocused();
    expect(await readFocusProblem(page)).toBe('');
    await page.keyboard.press('Tab');
  }
});
