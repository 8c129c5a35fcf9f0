import { expect, test } from '@playwright/test';
import { open } from './navigation';
import { demoPaths, serviceRoutes } from './routes';

for (const width of [320, 1440]) {
  test(`at ${width} pixels, code wraps, and stays clear of its copy button`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let seen = 0;
    for (const path of [...demoPaths, ...serviceRoutes.map((route) => route.path)]) {
      await open(page, path);
      for (const block of await page.locator('article [data-code]').all()) {
        const { overflow, covered, lines } = await block.evaluate((element) => {
          const pre = element.querySelector('pre') as HTMLElement;
          const button = element.querySelector('button')?.getBoundingClientRect() as DOMRect;
          const range = document.createRange();
          range.selectNodeContents(pre);
          const boxes = [...range.getClientRects()];
          return {
            overflow: pre.scrollWidth - pre.clientWidth,
            covered: boxes.some(({ right, top }) => right > button.left && top < button.bottom),
            lines: boxes.length,
          };
        });
        expect.soft(overflow, path).toBeLessThanOrEqual(0);
        expect.soft(covered, path).toBe(false);
        seen += Number(lines > 0);
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
}

test('code is nine tenths of the size of the text around it', async ({ page }) => {
  await page.goto('/docs/mattermost/messaging/polls');
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const text = await size('article > h2 ~ p');
  expect((await size('article > h2 ~ p code')) / text).toBeCloseTo(0.9);
  expect((await size('article pre code')) / text).toBeCloseTo(0.9);
});
