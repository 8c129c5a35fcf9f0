import { createProcessor } from '@mdx-js/mdx';
import { expect, test } from '@rstest/core';
import type { Root } from 'mdast';
import { toString as wordsOf } from 'mdast-util-to-string';
import { services } from '../../shared/configuration.ts';
import { remarkWhen } from './remarkWhen.ts';

const { id } = services[0] as (typeof services)[number];

/** Returns the kinds of the nodes of a page, with their words. */
function describeNodes(text: string): string[] {
  const { children } = createProcessor({ remarkPlugins: [remarkWhen] }).parse(text) as Root;
  return children.map((node) => `${node.type}: ${wordsOf(node)}`);
}

test('a heading that hangs on a fact stands in no tag, or nowhere', () => {
  const makePart = (tag: string, name: string) =>
    `<${tag} id="${name}">\n\n## A\n\nB\n\n</${tag}>\n`;
  expect(describeNodes(makePart('When', id))).toEqual(['heading: A', 'paragraph: B']);
  expect(describeNodes(makePart('When', 'no-such-service'))).toEqual([]);
  expect(describeNodes(makePart('WhenNot', 'no-such-service'))).toEqual([
    'heading: A',
    'paragraph: B',
  ]);
  expect(describeNodes(`<When of="name">\n\n${makePart('WhenNot', id)}\nC\n\n</When>\n`)).toEqual([
    'paragraph: C',
  ]);
});

test('a paragraph that is nothing but tags stays a paragraph, or is left out', () => {
  const makeLine = (name: string) =>
    `<When id="${name}">A *b*.</When><WhenNot id="${name}">C</WhenNot>`;
  expect(describeNodes(`${makeLine(id)}\n\nD`)).toEqual(['paragraph: A b.', 'paragraph: D']);
  expect(describeNodes(makeLine('no-such-service'))).toEqual(['paragraph: C']);
  expect(describeNodes('<When id="no-such-service">A</When>\n\nD')).toEqual(['paragraph: D']);
});

test('what only the theme knows stays', () => {
  for (const condition of ['of="derived.prices"', "id={['a', 'b']}"]) {
    expect(describeNodes(`<When ${condition}>\n\nB\n\n</When>`)).toEqual(['mdxJsxFlowElement: B']);
  }
});
