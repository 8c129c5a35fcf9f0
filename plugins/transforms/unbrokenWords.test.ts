import { expect, test } from '@rstest/core';
import { parseFragment, selectAll, textOf } from '../site/html.ts';
import type { PageDocument } from '../site/site.ts';
import { unbrokenWords } from './unbrokenWords.ts';

test('short addresses and code with a hyphen stay on one line', () => {
  const tree = parseFragment(`
    <p><a href="/">team.example-libre.org</a> <a href="/">two words, one-half</a>
    <a href="/">without</a> <code>--public-add-option</code>
    <code>--an-option-that-is-longer-than-a-phone</code></p>
    <a href="/">https://team.example-libre.org/a/long/address</a>
    <pre><code>npm-run</code></pre><table><tr><td><code>say-hi</code></td></tr></table>`);
  unbrokenWords().change?.({ tree } as PageDocument, '');
  expect(selectAll('[data-whole]', tree).map(textOf)).toEqual([
    'team.example-libre.org',
    '--public-add-option',
    'say-hi',
  ]);
});
