import { expect, type Page, test } from '@playwright/test';
import { open, tellConnection } from './chunks';
import { expectAccessible, pasted } from './previews';

const path = '/docs/mattermost/settings/theme-colors';
const figure = (page: Page) => page.getByRole('figure', { name: 'Try theme colors' });
const choice = (page: Page, name: string) => figure(page).getByRole('radio', { name });
const color = (page: Page, label: string) => figure(page).getByLabel(label, { exact: true });
const group = (page: Page, name: string) => figure(page).locator('summary', { hasText: name });
const picture = (page: Page) => figure(page).getByRole('img', { name: /^Team chat in/ });
const contrast = (page: Page, label: string) => figure(page).getByRole('listitem').filter({ hasText: label });
const shownJson = async (page: Page) => JSON.parse(String(await figure(page).locator('pre').textContent()));
const pasteBox = (page: Page) => figure(page).getByLabel('Paste a theme');

test('the arrow keys go from theme to theme: picture, contrasts and JSON follow', async ({ page }) => {
  await open(page, path);
  await choice(page, 'Denim').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'Sapphire')).toBeChecked();
  await expect(picture(page)).toHaveAccessibleName(/^Team chat in Sapphire colors/);
  await expect(picture(page).locator('[fill="#1542a2"]')).toBeVisible();
  await expect(figure(page).getByText('3 of 12 pairs of colors are below 4.5 to 1')).toBeVisible();
  expect(await shownJson(page)).toMatchObject({ sidebarBg: '#174ab5', codeTheme: 'github' });

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(choice(page, 'Custom Theme')).toBeChecked();
  await expect(picture(page)).toHaveAccessibleName(/^Team chat in Custom Theme colors/);
  expect(await shownJson(page)).toMatchObject({ sidebarBg: '#1e325c' });
});

test('a color that is changed is seen, measured and written, and makes a theme that is kept', async ({
  page,
}) => {
  await open(page, path);
  await choice(page, 'Onyx').check();
  await expect(figure(page).getByText('All 12 pairs of colors reach 4.5 to 1')).toBeVisible();

  await group(page, 'Link and Button Styles').press('Enter');
  await color(page, 'Link Color').fill('#303030');
  await expect(choice(page, 'Custom Theme')).toBeChecked();
  await expect(picture(page).locator('tspan[fill="#303030"]')).toBeVisible();
  await expect(contrast(page, 'Links')).toContainText(/1\.5 to 1 too low/);
  await expect(figure(page).getByText('1 of 12 pairs of colors is below')).toBeVisible();

  await choice(page, 'Quartz').check();
  await expect(contrast(page, 'Links')).toContainText(/6\.1 to 1$/);
  await choice(page, 'Custom Theme').check();
  expect(await shownJson(page)).toMatchObject({ linkColor: '#303030', sidebarBg: '#121317' });
});

test('every color and the theme of code can be reached, one group at a time', async ({ page }) => {
  await open(page, path);
  const counts = { 'Sidebar Styles': 14, 'Center Channel Styles': 6, 'Link and Button Styles': 3 };
  for (const [name, count] of Object.entries(counts)) {
    await group(page, name).click();
    await expect(figure(page).locator('details[open]')).toHaveCount(1);
    await expect(figure(page).locator('input[type=color]:visible')).toHaveCount(count);
  }
  await group(page, 'Center Channel Styles').click();
  await figure(page).getByLabel('Code Theme').selectOption('Monokai');
  await expect(picture(page).locator('[fill="#272822"]')).toBeVisible();
  expect(await shownJson(page)).toMatchObject({ codeTheme: 'monokai' });
});

test('what is copied is the JSON of the theme', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, path);
  await choice(page, 'Indigo').check();
  await figure(page).getByRole('button', { name: 'Copy code' }).click();
  await expect(figure(page).getByText('Copied')).toBeVisible();
  const copied = JSON.parse(await pasted(page));
  expect(Object.keys(copied)).toHaveLength(24);
  expect(copied).toMatchObject({ mentionBg: '#1c58d9', codeTheme: 'solarized-dark' });
  expect(copied).not.toHaveProperty('mentionBj');
});

test('a theme that cannot be read stays in its box and changes nothing; mended, it is taken', async ({
  page,
}) => {
  await open(page, path);
  const wrong = '{"linkColor": "red", "mentionBj": "#112233"}';
  await pasteBox(page).fill(wrong);
  await expect(pasteBox(page)).toHaveAccessibleDescription(/^The value of “linkColor” is “red”: write # and/);
  await expect(pasteBox(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(pasteBox(page)).toHaveValue(wrong);
  await expect(choice(page, 'Denim')).toBeChecked();
  expect(await shownJson(page)).toMatchObject({ linkColor: '#386fe5', mentionBg: '#ffffff' });

  await pasteBox(page).fill(wrong.replace('red', '#0A5A68'));
  await expect(pasteBox(page)).toHaveAccessibleDescription(/^2 values were taken over/);
  await expect(choice(page, 'Custom Theme')).toBeChecked();
  expect(await shownJson(page)).toMatchObject({ linkColor: '#0a5a68', mentionBg: '#112233' });
});

test('nothing is asked of the network, and no style attribute is written', async ({ page }) => {
  // Other pages are not prefetched, which is no matter of the figure.
  await tellConnection(page, { saveData: true });
  await open(page, path);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await choice(page, 'Onyx').check();
  await group(page, 'Sidebar Styles').click();
  await color(page, 'Sidebar BG').fill('#123456');
  await pasteBox(page).pressSequentially('{"buttonBg":"#654321"}');
  await expect(picture(page).locator('[fill="#654321"]')).toBeVisible();
  await expect(figure(page).locator('[style]')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('on a narrow screen the picture stays in sight while colors are changed, and covers none of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, path);
  await group(page, 'Sidebar Styles').click();
  const beside = figure(page).locator('details[open] svg');
  await color(page, 'Mention Jewel Text').focus();
  await expect(beside).toBeInViewport({ ratio: 1 });
  for (const label of [
    'Mention Jewel BG',
    'Do Not Disturb Indicator',
    'Away Indicator',
    'Online Indicator',
  ]) {
    await page.keyboard.press('Shift+Tab');
    await expect(color(page, label)).toBeFocused();
    const picture = await beside.boundingBox();
    const field = await color(page, label).boundingBox();
    expect(field?.y).toBeGreaterThanOrEqual(Number(picture?.y) + Number(picture?.height));
  }
});

test('it fits in 320 pixels, with each group open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, path);
  for (const name of ['Sidebar Styles', 'Center Channel Styles', 'Link and Button Styles']) {
    await group(page, name).click();
    await expect(figure(page).locator('details[open] svg')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture, the contrasts and the five themes are there, and no dead control', async ({ page }) => {
    await page.goto(path);
    await expect(picture(page)).toBeVisible();
    await expect(contrast(page, 'Error messages')).toContainText('4.3 to 1 too low');
    for (const name of ['Denim', 'Sapphire', 'Quartz', 'Indigo', 'Onyx']) {
      await expect(figure(page).getByRole('listitem').filter({ hasText: name }).locator('svg')).toBeVisible();
    }
    await expect(
      figure(page).locator('input, button, textarea, select, summary').filter({ visible: true }),
    ).toHaveCount(0);
  });
});

for (const mode of ['light', 'dark']) {
  test(`axe finds nothing in ${mode} mode, with a group open and a theme that cannot be read`, async ({
    page,
  }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await open(page, path);
    await group(page, 'Center Channel Styles').click();
    await pasteBox(page).fill('{');
    await expect(figure(page).getByText('This theme stops at its beginning')).toBeVisible();
    await expectAccessible(page);
  });
}
