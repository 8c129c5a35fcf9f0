import { expect } from '@playwright/test';
import { inSite } from '../../lib/inSite';
import { firstPage, rareWord, thirdPage } from '../pages';
import { heading, link, navigation, type Target } from './elements';
import { test } from './fixtures';
import type { Visitor } from './visitor';

/**
 * These tests compare the site with the browser. A link to a part of a page must do what the
 * browser does when it opens the address of that part.
 */

const PAGE_ADDRESS = thirdPage.address;
const OTHER_PAGE_ADDRESS = firstPage.address;

/** The HTML of parts of all kinds. Each key is the id of the element to which a link leads. */
const PARTS = {
  heading: '<h2 id="heading">Heading</h2>',
  link: '<p><a id="link" href="/cgu">Link</a></p>',
  button: '<p><button id="button">Button</button></p>',
  field: '<p><input id="field" aria-label="Field"></p>',
  table: '<table id="table"><tr><td>Table</td></tr></table>',
  details: '<details id="details"><summary>Details</summary>Text</details>',
  element: '<x-part id="element">Custom element</x-part>',
  focusable: '<p id="focusable" tabindex="-1">Focusable</p>',
  folded: '<details><summary>Folded</summary><h3 id="folded">Folded</h3></details>',
  nested:
    '<details><summary>Outer</summary><details><summary>Inner</summary><h3 id="nested">Nested</h3></details></details>',
  foldedButton:
    '<details><summary>Button</summary><button id="foldedButton">Folded button</button></details>',
  hidden: '<div hidden="until-found"><h3 id="hidden">Hidden</h3></div>',
};

const SPACER_HTML = '<br>'.repeat(60);

/** Adds the parts to the end of the article. A link that the Tab key reaches follows each part. */
const addParts = (html: string) =>
  html.replace(
    '</article>',
    () =>
      `<section id="parts">${Object.values(PARTS)
        .map(
          (part, index) =>
            `${SPACER_HTML}${part}<p><a id="after-${index}" href="/cgu">After ${index}</a></p>`,
        )
        .join(
          '',
        )}${SPACER_HTML}<p>The word pelargonium stands here only.</p>${SPACER_HTML}</section></article>`,
  );

const HASHES = [
  ...Object.keys(PARTS).map((id) => `#${id}`),
  '#:~:text=pelargonium',
  '#heading:~:text=pelargonium',
  '#%68eading',
  '#top',
  '#',
  '#%E0%A4%A',
  '#no-such-part',
];

/** Returns all that a jump may change. The HTML of the parts changes when a jump unfolds one. */
const readState = () => ({
  top: scrollY,
  focus: document.activeElement?.id || document.activeElement?.tagName,
  target: document.querySelector(':target')?.id,
  parts: document.querySelector('#parts')?.innerHTML.replaceAll('<br>', ''),
});

const readFocus = () => document.activeElement?.id || document.activeElement?.textContent;

/** Gives a link of the page another address, and clicks that link. */
async function clickLinkTo(visitor: Visitor, address: string): Promise<void> {
  const href = address.startsWith('/') ? inSite(address) : address;
  await visitor.tab.evaluate(
    `document.querySelector('nav[aria-label=Main] a').setAttribute('href', ${JSON.stringify(href)})`,
  );
  await visitor.click({ role: 'link', within: navigation('Main') });
}

/** Stops the site's handling of clicks on the open page, so that the browser follows the links. */
const disableClickHandling = () =>
  addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true });

/**
 * Returns whether a link with this hash leads down the page. `#` and `#top` lead to its top. The
 * hash that begins with `#no`, and the one that cannot be decoded, name no element.
 */
const leadsDown = (hash: string) => !/^#(?:top|%E0.*|no.*)?$/.test(hash);

/**
 * Waits until a jump has ended, and then presses Tab.
 *
 * @returns the state after the jump, and where Tab led from there
 */
async function waitForOutcome(visitor: Visitor, hash: string) {
  await visitor.expectValue(() => document.querySelector('#parts') !== null).toBe(true);
  await visitor.expectValue(() => scrollY > 1000).toBe(leadsDown(hash));
  const stateAfter = await visitor.evaluate(readState);
  await visitor.tab.press('Tab');
  return { stateAfter, focusAfterTab: await visitor.evaluate(readFocus) };
}

/**
 * Turns the outcome of the browser's jump into what the site's jump must have. The scroll positions
 * may differ by a few pixels, because engines round them.
 */
const toExpectedOutcome = ({
  stateAfter,
  focusAfterTab,
}: Awaited<ReturnType<typeof waitForOutcome>>) => ({
  stateAfter: { ...stateAfter, top: expect.closeTo(stateAfter.top, -1) },
  focusAfterTab,
});

/** Makes the proxy change the HTML of a page, both in its document and in its fragment. */
function changePage(
  { proxy }: Visitor,
  address: string,
  changeHtml: (html: string) => string,
): void {
  proxy.changeText(address, changeHtml);
  proxy.changeText(`/static/pages${address}.html`, changeHtml);
}

test.beforeEach(({ visitor }) => changePage(visitor, PAGE_ADDRESS, addParts));

test('a link to a part of the open page leaves what the browser’s own jump leaves', async ({
  visitor,
}) => {
  /** Follows a link to each hash, one after the other, and returns the outcome of each jump. */
  const clickAllLinks = async () => {
    const outcomes = [];
    for (const hash of HASHES) {
      await visitor.scrollTo(350);
      await clickLinkTo(visitor, hash);
      outcomes.push({ hash, ...(await waitForOutcome(visitor, hash)) });
    }
    return outcomes;
  };
  await visitor.open(PAGE_ADDRESS);
  await visitor.evaluate(disableClickHandling);
  const expected = await clickAllLinks();
  await visitor.open(PAGE_ADDRESS);
  expect(await clickAllLinks()).toEqual(
    expected.map(({ hash, ...outcome }) => ({ hash, ...toExpectedOutcome(outcome) })),
  );
  expect(visitor.proxy.documentPaths).toEqual([PAGE_ADDRESS, PAGE_ADDRESS]);
});

test('a link to a part of another page leaves what the document of that part leaves', async ({
  visitor,
}) => {
  for (const [index, hash] of [
    '#heading',
    '#button',
    '#nested',
    '#foldedButton',
    '#hidden',
  ].entries()) {
    // The query makes the browser load a new document. Without a query, the browser would stay in
    // the open document.
    await visitor.open(`${PAGE_ADDRESS}?${index}${hash}`);
    const expected = await waitForOutcome(visitor, hash);
    await visitor.open(OTHER_PAGE_ADDRESS);
    await clickLinkTo(visitor, PAGE_ADDRESS + hash);
    expect(await waitForOutcome(visitor, hash), hash).toEqual(toExpectedOutcome(expected));
    expect(visitor.proxy.documentPaths.at(-1)).toBe(OTHER_PAGE_ADDRESS);
  }
  await visitor.open(OTHER_PAGE_ADDRESS);
  // Only the browser can find a text, and on another page only while it loads the document. So the
  // site must leave this link to the browser.
  await clickLinkTo(visitor, `${PAGE_ADDRESS}#:~:text=pelargonium`);
  await visitor.expectValue(() => scrollY > 1000).toBe(true);
  expect(visitor.proxy.documentPaths.at(-1)).toBe(PAGE_ADDRESS);
});

test.describe('a heading that is folded away', () => {
  const { address: FOLDED_PAGE_ADDRESS, section: name, hash, typed, word } = rareWord;
  const dialog: Target = { role: 'dialog', name: 'Search' };

  test.beforeEach(({ visitor }) =>
    changePage(visitor, FOLDED_PAGE_ADDRESS, (html) =>
      html.replace(
        new RegExp(`<h2 id="${hash.slice(1)}".*?</h2>`),
        '<details><summary>Outer</summary><div hidden="until-found">$&</div></details>',
      ),
    ),
  );

  /** Checks that the link has unfolded the heading and led to it, as the browser does. */
  async function expectHeadingReached(visitor: Visitor, openedAddress: string): Promise<void> {
    await visitor.isAt(FOLDED_PAGE_ADDRESS + hash);
    await visitor.seesInView(heading(name));
    await visitor.expectValue(() => document.querySelector(':target')?.textContent).toBe(name);
    expect(visitor.proxy.documentPaths).toEqual([openedAddress]);
  }

  test('is shown by a link of the contents', async ({ visitor }) => {
    await visitor.open(FOLDED_PAGE_ADDRESS);
    await visitor.seesNo(heading(name));
    await visitor.click(link(name, navigation('On this page')));
    await expectHeadingReached(visitor, FOLDED_PAGE_ADDRESS);
  });

  test('is shown by a result of the search page', async ({ visitor }) => {
    await visitor.open(`/search?q=${typed}`);
    await visitor.click(link(name, { role: 'main' }));
    await expectHeadingReached(visitor, '/search');
  });

  for (const openedAddress of [OTHER_PAGE_ADDRESS, FOLDED_PAGE_ADDRESS]) {
    test(`is shown by a result of the search over ${openedAddress}`, async ({ visitor }) => {
      await visitor.open(openedAddress);
      await visitor.tab.press('Control+k');
      await visitor.hasFocusOn({ role: 'combobox', within: dialog });
      await visitor.tab.type(typed);
      await visitor.reads(word, { role: 'option', within: dialog });
      await visitor.tab.press('Enter');
      await expectHeadingReached(visitor, openedAddress);
    });
  }
});
