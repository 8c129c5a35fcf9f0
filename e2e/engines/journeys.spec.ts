import { expect } from '@playwright/test';
import { kindsOfPage } from '../routes';
import { button, heading, link, navigation, type Target } from './elements';
import { test } from './fixtures';

const main: Target = { role: 'main' };
const mainLinks = navigation('Main');
const sidebar = navigation('Services sidebar');
const colorMode = () => document.documentElement.dataset.theme;

test('a page is read', async ({ visitor }) => {
  await visitor.open('/docs/services/git');
  await visitor.sees(heading('Git'));
  await visitor.sees(link('Git', sidebar));
  await visitor.sees(navigation('On this page'));
  await visitor.reads('git clone', { role: 'article' });
  await visitor.expectValue(() => document.title).toMatch(/^Git – /);
  // Its picture is loaded when it comes into view.
  await visitor.scrollIntoView({ role: 'contentinfo' });
  await visitor.expectValue(() => document.images.length).toBeGreaterThan(0);
  await visitor
    .expectValue(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0))
    .toBe(true);
  await visitor.expectValue(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
  // The styles are there: the sidebar is beside the text.
  await visitor
    .expectValue(() => {
      const [beside, text] = ['nav[aria-label="Services sidebar"]', 'article'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      return beside && text && beside.right <= text.left;
    })
    .toBe(true);
});

test('links are followed within one document', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click(link('Services', mainLinks));
  await visitor.hasFocusOn(heading('Services'));
  await visitor.click(link('Git', main));
  await visitor.hasFocusOn(heading('Git'));
  await visitor.isAt('/docs/services/git');
  await visitor.click(link('Board', sidebar));
  await visitor.hasFocusOn(heading('Board'));
  await visitor.expectValue(() => document.title).toMatch(/^Board – /);
  await visitor.click(link('Legal notice', { role: 'contentinfo' }));
  await visitor.hasFocusOn(heading('Legal notice'));
  await visitor.seesInView(heading('Legal notice'));
  await visitor.isAt('/cgu#legal-notice');
  expect(visitor.proxy.documents).toEqual(['/']);
});

test('back and forward keep the scroll position', async ({ visitor }) => {
  await visitor.open('/docs/services/git');
  await visitor.scrollTo(700);
  await visitor.click(link('Board', sidebar));
  await visitor.hasFocusOn(heading('Board'));
  await visitor.isScrolledTo(0);
  await visitor.scrollTo(400);
  await visitor.tab.back();
  await visitor.sees(heading('Git'));
  await visitor.isScrolledTo(700);
  await visitor.tab.forward();
  await visitor.sees(heading('Board'));
  await visitor.isScrolledTo(400);
  await visitor.reload();
  await visitor.isScrolledTo(400);
  await visitor.tab.back();
  await visitor.sees(heading('Git'));
  await visitor.isScrolledTo(700);
});

test.describe('a page whose connection is cut', () => {
  test.use({ expectedProblems: /^Failed to load resource/ });

  test('says so, and comes with Retry', async ({ visitor }) => {
    await visitor.open('/docs/services/git');
    const folder = await visitor.evaluate(() => String(document.documentElement.dataset.pages));
    const chunk = `${folder}docs/services/board.html`;
    visitor.proxy.cut(chunk);
    await visitor.click(link('Board', sidebar));
    await visitor.reads('This page could not be loaded.', { role: 'alert' });
    await visitor.sees(heading('Board'));
    await visitor.isAt('/docs/services/board');
    await visitor.click(button('Retry'));
    await visitor.reads('Tried 2 times.', { role: 'alert' });
    visitor.proxy.restore();
    await visitor.click(button('Retry'));
    await visitor.seesNo({ role: 'alert' });
    await visitor.sees({ role: 'article' });
    await visitor.expectValue(() => document.querySelectorAll('article p').length).toBeGreaterThan(2);
    expect(visitor.proxy.requests).toContain(chunk);
    expect(visitor.proxy.documents).toEqual(['/docs/services/git']);
  });
});

test('the color mode is kept over a reload and on other pages', async ({ visitor }) => {
  await visitor.open('/docs/services/git');
  await visitor.expectValue(colorMode).toBe('light');
  const background = () => getComputedStyle(document.documentElement).backgroundColor;
  const light = await visitor.evaluate(background);
  await visitor.click(button('Switch to dark mode'));
  await visitor.expectValue(colorMode).toBe('dark');
  await visitor.reload();
  await visitor.expectValue(colorMode).toBe('dark');
  await visitor.expectValue(background).not.toBe(light);
  await visitor.expectValue(() => getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  // Firefox draws white scrollbars without a color of their own.
  await visitor
    .expectValue(() => getComputedStyle(document.querySelector('pre') as Element).scrollbarColor)
    .not.toBe('auto');
  await visitor.open('/cgu');
  await visitor.expectValue(colorMode).toBe('dark');
  await visitor.click(button('Switch to light mode'));
  await visitor.reload();
  await visitor.expectValue(background).toBe(light);
});

test('the sidebar is hidden and shown, and stays so over a reload', async ({ visitor }) => {
  await visitor.open('/docs/services/git');
  await visitor.click(button('Hide sidebar'));
  await visitor.seesNo(sidebar);
  await visitor.reload();
  await visitor.sees(button('Show sidebar'));
  await visitor.seesNo(sidebar);
  await visitor.click(button('Show sidebar'));
  await visitor.sees(sidebar);
  await visitor.reload();
  await visitor.sees(sidebar);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('the drawer opens, closes, and leads to pages', async ({ visitor }) => {
    await visitor.open('/docs/services/git');
    await visitor.seesNo(sidebar);
    await visitor.click(button('Menu'));
    await visitor.hasFocusOn(button('Close menu'));
    await visitor.sees(link('Services', mainLinks));
    await visitor.tab.press('Escape');
    await visitor.seesNo(sidebar);
    await visitor.hasFocusOn(button('Menu'));
    await visitor.click(button('Menu'));
    await visitor.click(link('Board', sidebar));
    await visitor.hasFocusOn(heading('Board'));
    await visitor.seesNo(sidebar);
    await visitor.reload();
    await visitor.seesNo(sidebar);
  });
});

test.describe('every kind of page', () => {
  test.use({ expectedProblems: /404 .*\/no-such-page$/ });

  test('is opened without an error in the console, in light and dark mode', async ({ visitor }) => {
    for (const path of kindsOfPage) {
      await visitor.open(path);
      await visitor.expectValue(() => document.querySelector('h1')?.textContent).toBeTruthy();
      await visitor.click(
        button(
          (await visitor.evaluate(colorMode)) === 'dark' ? 'Switch to light mode' : 'Switch to dark mode',
        ),
      );
    }
  });
});
