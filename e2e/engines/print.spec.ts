import { expect } from '@playwright/test';
import { button, heading } from './elements';
import { test } from './fixtures';
import { readPdf } from './pdf';

/** `--background` and `--text` of the dark mode in theme/styles/tokens.css. */
const DARK_COLORS = ['20 24 26', '233 230 223'];

test('a page is printed on few sheets, in light colors whatever the color mode is', async ({ visitor }) => {
  await visitor.open('/docs/association/statuts');
  await visitor.click(button('Switch to dark mode'));
  await visitor.sees(heading('Statutes'));
  const pdf = await visitor.tab.pdf?.();
  const { sheets, colors } = readPdf(pdf ?? Buffer.of());
  expect(sheets).toBeGreaterThan(1);
  expect(sheets).toBeLessThan(12);
  expect(colors.size).toBeGreaterThan(1);
  expect(DARK_COLORS.filter((color) => colors.has(color))).toEqual([]);
});
