import { expect, test } from '@playwright/test';
import { open } from './navigation';
import { figurePaths, serviceRoutes } from './routes';

for (const width of [320, 1440]) {
  test(`at ${width} pixels, code wraps, and stays clear of its copy button`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let seen = 0;
    for (const path of [...figurePaths, ...serviceRoutes.map((route) => route.path)]) {
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

test('on a phone, a word of code is not cut after a hyphen, unless it is longer than a line', async ({
  page,
}) => {
  let seen = 0;
  for (const path of ['/docs/mattermost/messaging/polls', ...serviceRoutes.map((route) => route.path)]) {
    await open(page, path);
    // In several widths, since a line may happen to end before the word.
    for (const width of [320, 360, 390, 414]) {
      await page.setViewportSize({ width, height: 800 });
      const words = await page.locator('article [data-code] code').evaluateAll((codes) =>
        codes.flatMap((code) => {
          const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
          const found: { word: string; lines: number; fits: boolean }[] = [];
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            for (const { 0: word, index } of String(text.nodeValue).matchAll(/\S*-\S+/g)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              const boxes = [...range.getClientRects()];
              const needed = boxes.reduce((sum, box) => sum + box.width, 0);
              const lines = new Set(boxes.map(({ top }) => top)).size;
              found.push({ word, lines, fits: needed < code.clientWidth - 2 || needed < 150 });
            }
          }
          return found;
        }),
      );
      seen += words.length;
      expect
        .soft(
          words.filter(({ lines, fits }) => fits && lines > 1),
          `${path}, ${width} pixels wide`,
        )
        .toEqual([]);
    }
  }
  expect(seen).toBeGreaterThan(12);
});

test('a line of code that fits into its block is not cut', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  let seen = 0;
  for (const path of ['/docs/mattermost/introduction', '/docs/mattermost/messaging/polls']) {
    await open(page, path);
    const cut = await page.locator('article pre .line').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const { height } = line.getBoundingClientRect();
        const isCut = height > 1.5 * Number.parseFloat(getComputedStyle(line).lineHeight);
        (line as HTMLElement).style.whiteSpace = 'pre';
        const fits = line.scrollWidth <= line.clientWidth;
        return [{ text: line.textContent, isCut: isCut && fits }];
      }),
    );
    seen += cut.length;
    expect
      .soft(
        cut.filter(({ isCut }) => isCut),
        path,
      )
      .toEqual([]);
  }
  expect(seen).toBeGreaterThan(3);
});

test('no line of code begins with a point or a comma, where its color changes', async ({ page }) => {
  let seen = 0;
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/docs/mattermost/messaging/formating-text');
    const places = await page.locator('article pre .line > *').evaluateAll((parts) =>
      parts.flatMap((part) => {
        const before = part.previousElementSibling;
        return before && /^[.,]/.test(part.textContent ?? '')
          ? [{ before: [...before.getClientRects()].at(-1)?.bottom, point: part.getClientRects()[0]?.bottom }]
          : [];
      }),
    );
    seen += places.length;
    expect(places.filter(({ before, point }) => before !== point)).toEqual([]);
  }
  expect(seen).toBeGreaterThan(1);
});

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
