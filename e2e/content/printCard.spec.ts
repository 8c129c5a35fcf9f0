import { PAGE_STYLE_ATTRIBUTE } from '../../shared/pageParts';
import { open } from '../lib/navigation';
import { expect, test } from '../lib/test';
import { services, site } from './facts';
import { hasGuide } from './routes';

const CARD_ADDRESS = '/docs/mattermost/card';
const MM_PER_POINT = 25.4 / 72;

/** The smallest letters on the card, in points, for people who read it at arm's length. */
const MIN_POINTS = 11;

/**
 * Returns the width and the height of each page of a PDF, in whole millimeters. Chromium writes
 * pages as plain text.
 */
const readSheets = (pdf: Buffer) =>
  [
    ...pdf
      .toString('latin1')
      .matchAll(/\/Type \/Page\b.*?\/MediaBox \[0 0 (?<width>[\d.]+) (?<height>[\d.]+)\]/gs),
  ].map(({ groups }) =>
    [groups?.width, groups?.height].map((points) => Math.round(Number(points) * MM_PER_POINT)),
  );

if (hasGuide) {
  test('the card is printed on one sheet of A4 across, however one came to its page', async ({
    page,
  }) => {
    await open(page, CARD_ADDRESS);
    const print = async () => readSheets(await page.pdf({ preferCSSPageSize: true }));
    expect(await print()).toEqual([[297, 210]]);
    // Links put the style sheet of the card into the open document, and take it out again.
    const styleSheet = page.locator(`style[${PAGE_STYLE_ATTRIBUTE}]`);
    await page.getByRole('link', { name: 'Introduction to Mattermost' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction to Mattermost');
    await expect(styleSheet).toHaveCount(0);
    expect((await print()).length).toBeGreaterThan(1);
    await page.getByRole('article').getByRole('link', { name: 'a card to print' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A card to print');
    await expect(styleSheet).toHaveCount(1);
    expect(await print()).toEqual([[297, 210]]);
  });

  test('a button prints the card', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await open(page, CARD_ADDRESS);
    await page.getByRole('button', { name: 'Print the card' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  });

  test('the card has the facts, eight steps and three lines to fill in, and stands alone on paper', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, CARD_ADDRESS);
    await page.emulateMedia({ media: 'print' });
    const card = page.locator('.print-card');
    const halves = card.locator('.card-half');
    await expect(halves).toHaveCount(2);
    const [left, right] = await Promise.all((await halves.all()).map((half) => half.boundingBox()));
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    expect(right?.y).toBe(left?.y);
    const address = services.find(({ software }) =>
      software.some(({ name }) => name.startsWith('Mattermost')),
    )?.address;
    for (const fact of [
      site.name,
      site.tagline,
      new URL(String(address)).host,
      site.contact.support,
      new URL(site.origin).host + site.base.slice(0, -1),
    ]) {
      await expect(card).toContainText(fact);
    }
    await expect(card.getByRole('img', { name: `QR code of ${address}` })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(8);
    await expect(card.locator('.card-blank')).toHaveText([
      /^Your name on the server/,
      /^Your team/,
      /^Next meeting/,
    ]);
    // Only the card is printed: no visible element outside of it has a text of its own.
    const textsOutside = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('.print-card, script, style'))
        .filter((element) => element.checkVisibility())
        .flatMap((element) => Array.from(element.childNodes))
        .flatMap((node) => (node.nodeType === 3 && node.textContent?.trim()) || []),
    );
    expect(textsOutside).toEqual([]);
    const smallTexts = await card
      .locator('*')
      .evaluateAll(
        (elements, minPixels) =>
          elements
            .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < minPixels)
            .map((element) => element.outerHTML),
        (MIN_POINTS * 96) / 72,
      );
    expect(smallTexts).toEqual([]);
  });
}
