import { expect, test } from '@rstest/core';
import { checkFigures } from './checkFigures.ts';

const code = { type: 'code', lang: 'tsx', meta: 'preview', value: '' };
const preview = (name: string, ...children: object[]) => ({ type: 'mdxJsxFlowElement', name, children });
const figure = preview('Figure_1');

/** The check of a page with this node. */
const check = (node: object, hasTransformed = true) =>
  checkFigures(() => hasTransformed)({ type: 'root', children: [node as never] });

test('a fence may be any code, and a preview the code with a component', () => {
  check(preview('Preview', code, figure));
  check({ ...code, meta: 'title="a.tsx"' });
});

test('a fence that was not replaced, replaced by something else, or not transformed, is an upstream change', () => {
  const change = 'preview-plugin in UPSTREAM.md';
  expect(() => check(code)).toThrow(change);
  expect(() => check(preview('Preview', code))).toThrow(change);
  expect(() => check(preview('Figure', code, figure))).toThrow(change);
  expect(() => check(preview('Preview', code, figure), false)).toThrow(change);
});
