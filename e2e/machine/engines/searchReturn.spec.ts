import { expect } from '@playwright/test';

import { button, type Target } from './elements';
import { test } from './fixtures';
import type { Visitor } from './visitor';

const main: Target = { role: 'main' };

/** The distance in pixels by which a driver may move the view before it clicks. */
const MAX_DRIVER_SCROLL_PX = 2;

/** Waits until the page shows this number of results, and is scrolled to `scrollTop`. */
async function expectResults(visitor: Visitor, count: number, scrollTop: number): Promise<void> {
  await visitor.expectValue(() => document.querySelectorAll('article ol > li').length).toBe(count);
  const readOffset = async () => Math.abs((await visitor.evaluate(() => scrollY)) - scrollTop);
  await expect.poll(readOffset).toBeLessThanOrEqual(MAX_DRIVER_SCROLL_PX);
}

/** Clicks the last search result in view, and goes back to the search page. */
async function followAndReturn(visitor: Visitor): Promise<void> {
  const title = await visitor.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('article ol > li > a')];
    const linksInView = links.filter((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 80 && bottom < innerHeight;
    });
    return linksInView.at(-1)?.textContent ?? 'no result in view';
  });
  await visitor.click({ role: 'link', name: title, within: main });
  await visitor.expectValue(() => document.querySelector('h1')?.textContent).not.toBe('Search');
  await visitor.tab.back();
}

for (const { device, viewport } of [
  { device: 'a desktop', viewport: { width: 1280, height: 720 } },
  { device: 'a phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('back and a reload lead to the results, as many as there were, where they were left', async ({
      visitor,
    }) => {
      await visitor.open('/search?q=message');
      await expectResults(visitor, 5, 0);
      await visitor.scrollTo(900);
      await followAndReturn(visitor);
      await expectResults(visitor, 5, 900);
      await visitor.reload();
      await expectResults(visitor, 5, 900);

      await visitor.click(button('More results', main));
      await visitor.expectValue(() => document.querySelectorAll('article ol > li').length).toBe(10);
      const scrollTop = await visitor.evaluate(() => {
        document.querySelectorAll('article ol > li')[7]?.scrollIntoView();
        return Math.round(scrollY);
      });
      expect(scrollTop).toBeGreaterThan(900);
      await followAndReturn(visitor);
      await expectResults(visitor, 10, scrollTop);
      await visitor.reload();
      await expectResults(visitor, 10, scrollTop);
      // A new query begins with the first results again.
      await visitor.evaluate(() => scrollTo(0, 0));
      await visitor.click({ role: 'searchbox', within: main });
      await visitor.tab.type('s');
      await expectResults(visitor, 5, 0);
    });
  });
}
