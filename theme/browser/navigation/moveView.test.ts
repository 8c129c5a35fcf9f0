import { expect, test } from '@rstest/core';
import { ANNOUNCER_ID } from '../../../shared/pageParts';
import { decideView, moveView } from './moveView';

const makeUrl = (address: string) => new URL(address, 'https://www.example.org/page');
const linkNavigation = { from: makeUrl(''), to: makeUrl(''), isNewPage: true, isReturn: false };

test('a new page shows its hash target, else its top', () => {
  expect(decideView(linkNavigation)).toEqual({ top: 0, jumps: false });
  expect(decideView({ ...linkNavigation, to: makeUrl('#part') })).toEqual({ top: 0, jumps: true });
});

test('back and forward go to where the page was left', () => {
  for (const remembered of [420, 0]) {
    expect(
      decideView({
        ...linkNavigation,
        to: makeUrl('#part'),
        isReturn: true,
        place: { topPx: remembered },
      }),
    ).toEqual({
      top: remembered,
      jumps: false,
    });
  }
  expect(decideView({ ...linkNavigation, isReturn: true })).toEqual({ top: 0, jumps: false });
});

test('within a page, each hash is the browser’s to follow, also an empty or malformed one', () => {
  for (const hash of ['#part', '#top', '#', '#%E0%A4%A', '#:~:text=words']) {
    expect(decideView({ ...linkNavigation, isNewPage: false, to: makeUrl(hash) }), hash).toEqual({
      jumps: true,
    });
  }
});

test('another query does not scroll; the same address again goes to the top', () => {
  const samePageNavigation = { ...linkNavigation, isNewPage: false };
  expect(decideView({ ...samePageNavigation, to: makeUrl('?q=pad') })).toEqual({ jumps: false });
  expect(decideView(samePageNavigation)).toEqual({ top: 0, jumps: false });
  expect(decideView({ ...samePageNavigation, from: makeUrl('#part') })).toEqual({
    top: 0,
    jumps: false,
  });
});

test('screen readers read the title of a new page in the language of the page', () => {
  for (const [lang, title] of [
    ['fr', 'Les salons'],
    ['en', 'Channels'],
  ] as const) {
    document.body.innerHTML = `
      <p id="${ANNOUNCER_ID}" aria-live="polite"></p>
      <main><article lang="${lang}"><h1>${title}</h1></article></main>`;
    moveView(linkNavigation);
    const announcer = document.querySelector<HTMLElement>('[aria-live]');
    expect(announcer?.textContent).toBe(title);
    expect(announcer?.lang).toBe(lang);
  }
  document.body.replaceChildren();
});

test('a link to the top of the open page takes the focus there', () => {
  document.body.innerHTML = `
    <p id="${ANNOUNCER_ID}"></p><main><h1>Channels</h1></main><a href="/page">Channels</a>`;
  document.querySelector('a')?.focus();
  moveView({ ...linkNavigation, isNewPage: false });
  expect(document.activeElement).toBe(document.querySelector('h1'));
  document.body.replaceChildren();
});
