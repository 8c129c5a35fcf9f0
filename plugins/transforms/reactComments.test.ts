import { expect, test } from '@rstest/core';
import { articleOf, parseDocument, toHtml } from '../site/html.ts';
import { NOT_FOUND_PAGE as page } from '../site/pages.ts';
import { withoutReactComments } from './reactComments.ts';

test('React’s comments stay in islands alone', () => {
  const tree = parseDocument(
    '<!doctype html><body><!--$--><p>one<!-- -->two</p><!--/$--><site-island a=""><p>x<!-- -->y</p></site-island><p>z<!-- -->!</p>',
  );
  withoutReactComments().change?.({ page, tree });
  expect(toHtml(tree)).toContain('<p>onetwo</p><site-island a=""><p>x<!-- -->y</p></site-island><p>z!</p>');
});

test('a document without an article has no text', () => {
  expect(articleOf(parseDocument('<main>Not found</main>'))).toBeUndefined();
});
