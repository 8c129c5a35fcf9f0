import { expect, test } from '@rstest/core';
import { removeReactComments } from './removeReactComments.ts';

test('React’s comments stay in islands alone', () => {
  const page = {
    file: 'a.html',
    address: '/a',
    html: '<!--$--><p>one<!-- -->two</p><!--/$--><site-island a=""><p>x<!-- -->y</p></site-island><p>z<!-- -->!</p>',
  };
  removeReactComments({ pages: [page] });
  expect(page.html).toBe('<p>onetwo</p><site-island a=""><p>x<!-- -->y</p></site-island><p>z!</p>');
});
