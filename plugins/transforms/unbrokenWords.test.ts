import { expect, test } from '@rstest/core';
import { parseFragment, selectAll, textOf, toHtml } from '../site/html.ts';
import type { PageDocument } from '../site/site.ts';
import { unbrokenWords } from './unbrokenWords.ts';

/** Returns the content of a document after the step. */
function changeContent(html: string) {
  const tree = parseFragment(`<div>${html}</div>`);
  unbrokenWords().change?.({ tree } as PageDocument);
  return tree;
}

test('short addresses and code with a hyphen stay on one line', () => {
  const tree = changeContent(`
    <p><a href="/">team.example-libre.org</a> <a href="/">two words, one-half</a>
    <a href="/">without</a> <a href="/">E-mail</a> <code>--public-add-option</code>
    <code>--an-option-that-is-longer-than-a-phone</code></p>
    <a href="/">https://team.example-libre.org/a/long/address</a>
    <pre><code>npm-run</code></pre><table><tr><td><code>say-hi</code></td></tr></table>`);
  expect(selectAll('[data-whole]', tree).map(textOf)).toEqual([
    'team.example-libre.org',
    '--public-add-option',
    'say-hi',
  ]);
});

test('the signs behind such a word stay beside it', () => {
  expect(toHtml(changeContent('(see <a href="/">a-b.org</a>), or not'))).toBe(
    '<div>(see <span data-whole="a"><a href="/">a-b.org</a>),</span> or not</div>',
  );
});

test('numbers with a hyphen stay on one line', () => {
  const tree = changeContent(`
    <p>Law no. 2004-575, <em>article L. 32-3</em>, K-9 Mail, an e-mail, 2026-11-30, twenty-5-year,
    2,000-page <code>a-1</code></p><pre>A-4</pre><button>B-5</button>`);
  expect(selectAll('[data-whole=number]', tree).map(textOf)).toEqual(['2004-575,', '32-3', 'K-9']);
});
