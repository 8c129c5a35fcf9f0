import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { FIGURES } from '../../e2e/machine/pages.ts';

const fixedSite = path.join(import.meta.dirname, '../../e2e/fixtures/site/docs');

test('every figure is on a page on which the end-to-end tests use it', () => {
  const figures = readdirSync(import.meta.dirname).filter((name) =>
    existsSync(path.join(import.meta.dirname, name, `${name}.tsx`)),
  );
  expect(figures.length).toBeGreaterThan(5);
  const testedPages = Object.values(FIGURES).map((address) =>
    readFileSync(path.join(fixedSite, `${address}.mdx`), 'utf8'),
  );
  expect(
    figures.filter(
      (name) => !testedPages.some((page) => page.includes(`'figures/${name}/${name}'`)),
    ),
  ).toEqual([]);
});
