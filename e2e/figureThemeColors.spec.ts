import { expect, type Page, test } from '@playwright/test';
import { openFigure } from './figures';

const PATH = '/docs/mattermost/settings/theme-colors';
const figure = (page: Page) => page.getByRole('figure', { name: 'Try theme colors' });
const themeRadio = (page: Page, name: string) => figure(page).getByRole('radio', { name });
const colorInput = (page: Page, label: string) => figure(page).getByLabel(label, { exact: true });
const group = (page: Page, name: string) => figure(page).locator('summary', { hasText: name });
const picture = (page: Page) => figure(page).getByRole('img', { name: /^Team chat in/ });
const contrast = (page: Page, label: string) => figure(page).getByRole('listitem').filter({ hasText: label });
/** Opens what is folded below the picture: the contrasts that are not too low, and the JSON. */
async function unfoldResult(page: Page) {
  await figure(page).locator('summary', { hasText: 'pairs' }).click();
  await figure(page).locator('summary', { hasText: 'What to paste' }).click();
  await expect(figure(page).locator('pre')).toBeVisible();
}
const displayedJson = async (page: Page) =>
  JSON.parse(String(await figure(page).locator('pre').textContent()));
const pasteBox = (page: Page) => figure(page).getByLabel('Paste a theme');

test('the arrow keys select a theme, and picture, contrasts and JSON follow', async ({ page }) => {
  await openFigure(page, PATH);
  await unfoldResult(page);
  await themeRadio(page, 'Denim').focus();
  await page.keyboard.press('ArrowDown');
  await expect(themeRadio(page, 'Sapphire')).toBeChecked();
  await expect(picture(page)).toHaveAccessibleName(/^Team chat in Sapphire colors/);
  await expect(picture(page).locator('[fill="#1542a2"]')).toBeVisible();
  await expect(figure(page).getByText('3 of 12 pairs of colors are below 4.5 to 1')).toBeVisible();
  // The swatch before a color.
  await expect(figure(page).locator('pre svg').first()).toHaveCSS('background-color', 'rgb(23, 74, 181)');
  expect(await displayedJson(page)).toMatchObject({ sidebarBg: '#174ab5', codeTheme: 'github' });

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(themeRadio(page, 'Custom Theme')).toBeChecked();
  await expect(picture(page)).toHaveAccessibleName(/^Team chat in Custom Theme colors/);
  expect(await displayedJson(page)).toMatchObject({ sidebarBg: '#1e325c' });
});

test('a changed color updates picture, contrasts and JSON, and makes a custom theme that is kept', async ({
  page,
}) => {
  await openFigure(page, PATH);
  await unfoldResult(page);
  await themeRadio(page, 'Onyx').check();
  await expect(figure(page).getByText('All 12 pairs of colors reach 4.5 to 1')).toBeVisible();

  await group(page, 'Link and Button Styles').press('Enter');
  await colorInput(page, 'Link Color').fill('#303030');
  await expect(themeRadio(page, 'Custom Theme')).toBeChecked();
  await expect(picture(page).locator('tspan[fill="#303030"]')).toBeVisible();
  await expect(contrast(page, 'Links')).toContainText(/1\.5 to 1 too low/);
  await expect(figure(page).getByText('1 of 12 pairs of colors is below')).toBeVisible();

  await themeRadio(page, 'Quartz').check();
  await expect(contrast(page, 'Links')).toContainText(/6\.1 to 1$/);
  await themeRadio(page, 'Custom Theme').check();
  expect(await displayedJson(page)).toMatchObject({ linkColor: '#303030', sidebarBg: '#121317' });
});

test('the groups, of which one is open at a time, have all colors and the code theme', async ({ page }) => {
  await openFigure(page, PATH);
  await unfoldResult(page);
  const counts = { 'Sidebar Styles': 14, 'Center Channel Styles': 6, 'Link and Button Styles': 3 };
  for (const [name, count] of Object.entries(counts)) {
    await group(page, name).click();
    await expect(figure(page).locator('fieldset details[open]')).toHaveCount(1);
    await expect(figure(page).locator('input[type=color]:visible')).toHaveCount(count);
  }
  await group(page, 'Center Channel Styles').click();
  await figure(page).getByLabel('Code Theme').selectOption('Monokai');
  await expect(picture(page).locator('[fill="#272822"]')).toBeVisible();
  expect(await displayedJson(page)).toMatchObject({ codeTheme: 'monokai' });
});

test('an invalid theme stays in its box and changes nothing, and applies once it is corrected', async ({
  page,
}) => {
  await openFigure(page, PATH);
  await unfoldResult(page);
  const wrong = '{"linkColor": "red", "mentionBj": "#112233"}';
  await pasteBox(page).fill(wrong);
  await expect(pasteBox(page)).toHaveAccessibleDescription(/^The value of “linkColor” is “red”: write # and/);
  await expect(pasteBox(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(pasteBox(page)).toHaveValue(wrong);
  await expect(themeRadio(page, 'Denim')).toBeChecked();
  expect(await displayedJson(page)).toMatchObject({ linkColor: '#386fe5', mentionBg: '#ffffff' });

  await pasteBox(page).fill(wrong.replace('red', '#0A5A68'));
  await expect(pasteBox(page)).toHaveAccessibleDescription(/^2 values were taken over/);
  await expect(themeRadio(page, 'Custom Theme')).toBeChecked();
  expect(await displayedJson(page)).toMatchObject({ linkColor: '#0a5a68', mentionBg: '#112233' });
});

test('on a narrow screen the picture stays visible while colors have the focus, and covers none of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openFigure(page, PATH);
  await group(page, 'Sidebar Styles').click();
  const stickyPicture = figure(page).locator('fieldset details[open] svg');
  await colorInput(page, 'Mention Jewel Text').focus();
  await expect(stickyPicture).toBeInViewport({ ratio: 1 });
  for (const label of [
    'Mention Jewel BG',
    'Do Not Disturb Indicator',
    'Away Indicator',
    'Online Indicator',
  ]) {
    await page.keyboard.press('Shift+Tab');
    await expect(colorInput(page, label)).toBeFocused();
    const picture = await stickyPicture.boundingBox();
    const field = await colorInput(page, label).boundingBox();
    expect(field?.y).toBeGreaterThanOrEqual(Number(picture?.y) + Number(picture?.height));
  }
});
