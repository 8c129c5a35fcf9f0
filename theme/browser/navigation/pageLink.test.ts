import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { findLink, findPageLink } from './pageLink';

/**
 * A property of the window that only happy-dom has, so the types of the DOM lack it:
 * https://github.com/capricorn86/happy-dom/wiki
 */
const { happyDOM } = window as unknown as { happyDOM: { setURL(address: string): void } };
const formerAddress = location.href;

beforeEach(() => happyDOM.setURL('https://www.example.org/docs/'));
afterEach(() => {
  document.head.querySelector('base')?.remove();
  document.body.replaceChildren();
  happyDOM.setURL(formerAddress);
});

/**
 * Clicks an element. Returns the address of the page that the navigation would open; undefined if
 * the navigation leaves the click to the browser.
 */
function clickAndGetAddress(
  clickedElement: Element | null,
  eventInit: MouseEventInit = {},
): string | undefined {
  let address: string | undefined;
  const readAddress = (event: MouseEvent) => {
    address = findPageLink(event)?.href;
    event.preventDefault();
  };
  addEventListener('click', readAddress);
  clickedElement?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...eventInit }),
  );
  removeEventListener('click', readAddress);
  return address;
}

/**
 * Puts HTML into the page and clicks `#here` in it, or else the first link. Returns the same as
 * `clickAndGetAddress`.
 */
function clickLinkInHtml(html: string, eventInit?: MouseEventInit): string | undefined {
  document.body.innerHTML = html;
  return clickAndGetAddress(
    document.querySelector('#here') ?? document.querySelector('[href]'),
    eventInit,
  );
}

const CGU_ADDRESS = 'https://www.example.org/cgu';

test('links to pages of the site are followed, whatever they are made of', () => {
  for (const html of [
    '<a href="/cgu">Terms</a>',
    '<a href="/cgu" rel="external noreferrer" ping="/x" hreflang="en">Terms</a>',
    '<a href="/cgu"><b id="here">Terms</b></a>',
    '<map><area href="/cgu"></map>',
    '<svg><a href="/cgu"><text id="here">Terms</text></a></svg>',
  ]) {
    expect(clickLinkInHtml(html), html).toBe(CGU_ADDRESS);
  }
  expect(clickLinkInHtml('<a href="/cgu#part">Part</a>')).toBe(`${CGU_ADDRESS}#part`);
  expect(clickLinkInHtml('<a href="/docs/index.html">Docs</a>')).toBe(
    'https://www.example.org/docs/index.html',
  );
});

test('a target that is this tab is followed, any other is not', () => {
  for (const target of ['_self', '_SELF', '']) {
    expect(clickLinkInHtml(`<a href="/cgu" target="${target}">Terms</a>`), target).toBe(
      CGU_ADDRESS,
    );
  }
  for (const target of ['_blank', '_top', '_parent', 'help', ' ']) {
    expect(clickLinkInHtml(`<a href="/cgu" target="${target}">Terms</a>`), target).toBeUndefined();
    expect(
      clickLinkInHtml(`<map><area href="/cgu" target="${target}"></map>`),
      target,
    ).toBeUndefined();
    const svgHtml = `<svg><a href="/cgu" target="${target}"><text id="here">Terms</text></a></svg>`;
    expect(clickLinkInHtml(svgHtml), target).toBeUndefined();
  }
});

test('the target of the document is that of links without one', () => {
  const base = Object.assign(document.createElement('base'), { target: '_blank' });
  document.head.append(base);
  expect(clickLinkInHtml('<a href="/cgu">Terms</a>')).toBeUndefined();
  expect(clickLinkInHtml('<a href="/cgu" target="">Terms</a>')).toBe(CGU_ADDRESS);
  expect(clickLinkInHtml('<a href="/cgu" target="_self">Terms</a>')).toBe(CGU_ADDRESS);
  base.target = '_self';
  expect(clickLinkInHtml('<a href="/cgu">Terms</a>')).toBe(CGU_ADDRESS);
});

test('downloads are left to the browser', () => {
  for (const html of [
    '<a href="/cgu" download>Terms</a>',
    '<a href="/cgu" download="terms.html">Terms</a>',
    '<map><area href="/cgu" download></map>',
    '<svg><a href="/cgu" download=""><text id="here">Terms</text></a></svg>',
  ]) {
    expect(clickLinkInHtml(html), html).toBeUndefined();
  }
});

test('other addresses are left to the browser', () => {
  for (const href of [
    'https://www.example.com/cgu',
    'http://www.example.org/cgu',
    'https://www.example.org:8080/cgu',
    'https://name@www.example.org/cgu',
    'blob:https://www.example.org/cgu',
    'mailto:someone@example.org',
    'javascript:void(0)',
    '/blog/feed.atom',
    '/docs/guide.epub',
  ]) {
    expect(clickLinkInHtml(`<a href="${href}">Elsewhere</a>`), href).toBeUndefined();
  }
  expect(clickLinkInHtml('<a id="here">Without an address</a>')).toBeUndefined();
});

test('a text of this page is gone to, one of another page needs its document', () => {
  expect(clickLinkInHtml('<a href="#:~:text=word">Here</a>')).toBe(
    'https://www.example.org/docs/#:~:text=word',
  );
  expect(clickLinkInHtml('<a href="/cgu#part:~:text=word">There</a>')).toBeUndefined();
});

test('clicks with another button or a key, and those that something else has handled, are not followed', () => {
  const link = '<a href="/cgu">Terms</a>';
  for (const eventInit of [
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
  ]) {
    expect(clickLinkInHtml(link, eventInit), JSON.stringify(eventInit)).toBeUndefined();
  }
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  expect(clickLinkInHtml(link)).toBeUndefined();
});

test('a link that somebody edits is not followed', () => {
  document.body.innerHTML = '<a href="/cgu">Terms</a>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  Object.defineProperty(link, 'isContentEditable', { value: true });
  expect(clickAndGetAddress(link)).toBeUndefined();
});

test('an event outside of links names none', () => {
  expect(findLink(new Event('pointerover'))).toBeUndefined();
});
