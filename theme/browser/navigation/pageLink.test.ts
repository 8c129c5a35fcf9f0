import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { findLink, findPageLink } from './pageLink';

/**
 * A property of the window that only happy-dom has, so that the types of the DOM lack it:
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
function followedFrom(clicked: Element | null, init: MouseEventInit = {}): string | undefined {
  let address: string | undefined;
  const listen = (event: MouseEvent) => {
    address = findPageLink(event)?.href;
    event.preventDefault();
  };
  addEventListener('click', listen);
  clicked?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  removeEventListener('click', listen);
  return address;
}

/** Puts HTML into the page, and does the same with a click on `#here`, or on the first link. */
function followed(html: string, init?: MouseEventInit): string | undefined {
  document.body.innerHTML = html;
  return followedFrom(document.querySelector('#here') ?? document.querySelector('[href]'), init);
}

const CGU = 'https://www.example.org/cgu';

test('links to pages of the site are followed, whatever they are made of', () => {
  for (const html of [
    '<a href="/cgu">Terms</a>',
    '<a href="/cgu" rel="external noreferrer" ping="/x" hreflang="en">Terms</a>',
    '<a href="/cgu"><b id="here">Terms</b></a>',
    '<map><area href="/cgu"></map>',
    '<svg><a href="/cgu"><text id="here">Terms</text></a></svg>',
  ]) {
    expect(followed(html), html).toBe(CGU);
  }
  expect(followed('<a href="/cgu#part">Part</a>')).toBe(`${CGU}#part`);
  expect(followed('<a href="/docs/index.html">Docs</a>')).toBe(
    'https://www.example.org/docs/index.html',
  );
});

test('a target that is this tab is followed, any other is not', () => {
  for (const target of ['_self', '_SELF', '']) {
    expect(followed(`<a href="/cgu" target="${target}">Terms</a>`), target).toBe(CGU);
  }
  for (const target of ['_blank', '_top', '_parent', 'help', ' ']) {
    expect(followed(`<a href="/cgu" target="${target}">Terms</a>`), target).toBeUndefined();
    expect(followed(`<map><area href="/cgu" target="${target}"></map>`), target).toBeUndefined();
    const drawn = `<svg><a href="/cgu" target="${target}"><text id="here">Terms</text></a></svg>`;
    expect(followed(drawn), target).toBeUndefined();
  }
});

test('the target of the document is that of links without one', () => {
  const base = Object.assign(document.createElement('base'), { target: '_blank' });
  document.head.append(base);
  expect(followed('<a href="/cgu">Terms</a>')).toBeUndefined();
  expect(followed('<a href="/cgu" target="">Terms</a>')).toBe(CGU);
  expect(followed('<a href="/cgu" target="_self">Terms</a>')).toBe(CGU);
  base.target = '_self';
  expect(followed('<a href="/cgu">Terms</a>')).toBe(CGU);
});

test('downloads are left to the browser', () => {
  for (const html of [
    '<a href="/cgu" download>Terms</a>',
    '<a href="/cgu" download="terms.html">Terms</a>',
    '<map><area href="/cgu" download></map>',
    '<svg><a href="/cgu" download=""><text id="here">Terms</text></a></svg>',
  ]) {
    expect(followed(html), html).toBeUndefined();
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
    expect(followed(`<a href="${href}">Elsewhere</a>`), href).toBeUndefined();
  }
  expect(followed('<a id="here">Without an address</a>')).toBeUndefined();
});

test('a text of this page is gone to, one of another page needs its document', () => {
  expect(followed('<a href="#:~:text=word">Here</a>')).toBe(
    'https://www.example.org/docs/#:~:text=word',
  );
  expect(followed('<a href="/cgu#part:~:text=word">There</a>')).toBeUndefined();
});

test('clicks with another button or a key, and those that something else has handled, are not followed', () => {
  const link = '<a href="/cgu">Terms</a>';
  for (const init of [
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
  ]) {
    expect(followed(link, init), JSON.stringify(init)).toBeUndefined();
  }
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  expect(followed(link)).toBeUndefined();
});

test('a link that somebody edits is not followed', () => {
  document.body.innerHTML = '<a href="/cgu">Terms</a>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  Object.defineProperty(link, 'isContentEditable', { value: true });
  expect(followedFrom(link)).toBeUndefined();
});

test('an event outside of links names none', () => {
  expect(findLink(new Event('pointerover'))).toBeUndefined();
});
