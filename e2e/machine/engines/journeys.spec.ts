import { expect } from '@playwright/test';
import {
  aService,
  FIGURES,
  firstPage,
  kindsOfPage,
  SIDEBAR,
  secondPage,
  thirdPage,
} from '../pages';
import { button, heading, link, navigation, type Target } from './elements';
import { test } from './fixtures';

const main: Target = { role: 'main' };
const mainNavigation = navigation('Main');
const sidebar = navigation(SIDEBAR);
const readColorMode = () => document.documentElement.dataset.theme;

test('a page is read', async ({ visitor }) => {
  await visitor.open(thirdPage.address);
  await visitor.sees(heading(thirdPage.heading));
  await visitor.sees(link(thirdPage.heading, sidebar));
  await visitor.sees(navigation('On this page'));
  await visitor.reads(thirdPage.heading, { role: 'article' });
  await visitor.expectValue(() => document.title).toMatch(`${thirdPage.heading} – `);
  await visitor
    .expectValue(() => document.documentElement.scrollWidth - innerWidth)
    .toBeLessThanOrEqual(0);
  // When the sidebar is beside the text, the styles have loaded.
  await visitor
    .expectValue(() => {
      const [sidebarBox, articleBox] = ['nav[aria-label$=" sidebar"]', 'article'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      return sidebarBox && articleBox && sidebarBox.right <= articleBox.left;
    })
    .toBe(true);
});

test('the picture of the footer is loaded when it comes into view', async ({ visitor }) => {
  await visitor.open(thirdPage.address);
  await visitor.scrollIntoView({ role: 'contentinfo' });
  await visitor.expectValue(() => document.images.length).toBeGreaterThan(0);
  await visitor
    .expectValue(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0))
    .toBe(true);
});

test('links are followed within one document', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click(link('Services', mainNavigation));
  await visitor.hasFocusOn(heading('Services'));
  await visitor.click(link(aService.name, main));
  await visitor.hasFocusOn(heading(aService.heading));
  await visitor.isAt(aService.address);
  await visitor.click(link('All services', navigation('Services sidebar')));
  await visitor.hasFocusOn(heading('Services'));
  await visitor.expectValue(() => document.title).toMatch(/^Services – /);
  await visitor.click(link('no cookie, no other host', { role: 'contentinfo' }));
  await visitor.seesInView(heading('Cookies and local storage'));
  await visitor.isAt('/cgu#cookies-and-local-storage');
  expect(visitor.proxy.documentPaths).toEqual(['/']);
});

test('back and forward keep the scroll position', async ({ visitor }) => {
  await visitor.open(thirdPage.address);
  await visitor.scrollTo(700);
  await visitor.click(link(secondPage.heading, sidebar));
  await visitor.hasFocusOn(heading(secondPage.heading));
  await visitor.isScrolledTo(0);
  await visitor.scrollTo(400);
  await visitor.tab.back();
  await visitor.sees(heading(thirdPage.heading));
  await visitor.isScrolledTo(700);
  await visitor.tab.forward();
  await visitor.sees(heading(secondPage.heading));
  await visitor.isScrolledTo(400);
  await visitor.reload();
  await visitor.isScrolledTo(400);
  await visitor.tab.back();
  await visitor.sees(heading(thirdPage.heading));
  await visitor.isScrolledTo(700);
});

const focusNextLink = () => document.querySelector<HTMLElement>('main a[rel=next]')?.focus();
const readFocusedRel = () => document.activeElement?.getAttribute('rel');

test('back gives the focus back to the link that was followed', async ({ visitor }) => {
  await visitor.open(firstPage.address);
  await visitor.evaluate(focusNextLink);
  const scrollTop = await visitor.evaluate(() => Math.round(scrollY));
  expect(scrollTop).toBeGreaterThan(100);
  await visitor.tab.press('Enter');
  await visitor.hasFocusOn(heading(secondPage.heading));
  await visitor.tab.back();
  await visitor.expectValue(readFocusedRel).toBe('next');
  await visitor.isScrolledTo(scrollTop);
});

test('the search gives the focus back to where it was', async ({ visitor }) => {
  await visitor.open(thirdPage.address);
  await visitor.evaluate(focusNextLink);
  await visitor.tab.press('Control+k');
  await visitor.hasFocusOn({ role: 'combobox', within: { role: 'dialog', name: 'Search' } });
  await visitor.tab.press('Escape');
  await visitor.seesNo({ role: 'dialog', name: 'Search' });
  await visitor.expectValue(readFocusedRel).toBe('next');
});

test.describe('a page whose connection is cut', () => {
  test.use({ expectedProblems: /^Failed to load resource/ });

  test('displays an error, and loads after Retry', async ({ visitor }) => {
    await visitor.open(thirdPage.address);
    const fragmentPath = `/static/pages${secondPage.address}.html`;
    visitor.proxy.cutAnswers(fragmentPath);
    await visitor.click(link(secondPage.heading, sidebar));
    await visitor.reads('This page could not be loaded.', { role: 'alert' });
    await visitor.sees(heading(secondPage.heading));
    await visitor.isAt(secondPage.address);
    await visitor.click(button('Retry'));
    await visitor.reads('Tried 2 times.', { role: 'alert' });
    visitor.proxy.restore();
    await visitor.click(button('Retry'));
    await visitor.seesNo({ role: 'alert' });
    await visitor.sees({ role: 'article' });
    await visitor
      .expectValue(() => document.querySelectorAll('article p').length)
      .toBeGreaterThan(2);
    expect(visitor.proxy.requestPaths).toContain(fragmentPath);
    expect(visitor.proxy.documentPaths).toEqual([thirdPage.address]);
  });
});

test('the color mode is kept over a reload and on other pages', async ({ visitor }) => {
  await visitor.open(secondPage.address);
  await visitor.expectValue(readColorMode).toBe('light');
  const readBackground = () => getComputedStyle(document.documentElement).backgroundColor;
  const lightBackground = await visitor.evaluate(readBackground);
  await visitor.click(button('Switch to dark mode'));
  await visitor.expectValue(readColorMode).toBe('dark');
  await visitor.reload();
  await visitor.expectValue(readColorMode).toBe('dark');
  await visitor.expectValue(readBackground).not.toBe(lightBackground);
  await visitor
    .expectValue(() => getComputedStyle(document.documentElement).colorScheme)
    .toBe('dark');
  await visitor.open(FIGURES.polls);
  await visitor.expectValue(readColorMode).toBe('dark');
  // Firefox draws white scrollbars if the page gives them no color.
  await visitor
    .expectValue(() => getComputedStyle(document.querySelector('pre') as Element).scrollbarColor)
    .not.toBe('auto');
  await visitor.click(button('Switch to light mode'));
  await visitor.reload();
  await visitor.expectValue(readBackground).toBe(lightBackground);
});

test('the sidebar is hidden and shown, and stays so over a reload', async ({ visitor }) => {
  await visitor.open(thirdPage.address);
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
    await visitor.open(thirdPage.address);
    await visitor.seesNo(sidebar);
    await visitor.click(button('Menu'));
    await visitor.hasFocusOn(button('Close menu'));
    await visitor.sees(link('Services', mainNavigation));
    await visitor.tab.press('Escape');
    await visitor.seesNo(sidebar);
    await visitor.hasFocusOn(button('Menu'));
    await visitor.click(button('Menu'));
    await visitor.click(link(secondPage.heading, sidebar));
    await visitor.hasFocusOn(heading(secondPage.heading));
    await visitor.seesNo(sidebar);
    await visitor.reload();
    await visitor.seesNo(sidebar);
  });
});

test.describe('offline', () => {
  // The site prefetches the fragments of pages, which the offline copy lacks.
  test.use({ expectedProblems: /404 .*\/(?:404|static\/pages\/.*)$/ });

  test('a copy that was kept is read without a network, and can be removed', async ({
    visitor,
  }) => {
    await visitor.open('/docs/');
    await visitor.click(button('Read offline'));
    await visitor.click(button('Keep a copy'));
    await visitor.sees(button('Remove the copy'));
    visitor.proxy.breakNetwork('down');
    await visitor.open(secondPage.address);
    await visitor.sees(heading(secondPage.heading));
    await visitor
      .expectValue(() => document.querySelector('[data-offline-copy]') !== null)
      .toBe(true);
    visitor.proxy.restore();
    await visitor.open('/docs/');
    await visitor.click(button('Read offline'));
    await visitor.click(button('Remove the copy'));
    await visitor.sees(button('Keep a copy'));
  });
});

test.describe('every kind of page', () => {
  test.use({ expectedProblems: /404 .*\/no-such-page$/ });

  test('is opened without an error in the console, in light and dark mode', async ({ visitor }) => {
    for (const address of kindsOfPage) {
      await visitor.open(address);
      await visitor.expectValue(() => document.querySelector('h1')?.textContent).toBeTruthy();
      await visitor.click(
        button(
          (await visitor.evaluate(readColorMode)) === 'dark'
            ? 'Switch to light mode'
            : 'Switch to dark mode',
        ),
      );
    }
  });
});
