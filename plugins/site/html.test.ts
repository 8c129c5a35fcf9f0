import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { extractArticle, parseDocument, toHtml } from './html.ts';

const pluginsFolder = path.join(import.meta.dirname, '..');

/** The plugins that read the sources of pages, which are MDX and not documents. */
const SOURCE_PLUGINS = /^(?:sources\/)/;

/**
 * Code that treats HTML as text: a regular expression for a tag, or a function of strings that is
 * called on a variable whose name begins with html.
 */
const HTML_AS_TEXT = [
  /\/(?:\\.|[^/\n\\'"`])*(?<!\(\?)<(?:\\\/)?[a-z](?:\\.|[^/\n\\])*\/[dgimsuy]*[.),;\s]/g,
  /\bhtml\w*\s*\.(?:replace|replaceAll|match|matchAll|split|search|slice|indexOf|includes)\(/gi,
];

/** Returns the parts of code that treat HTML as text. */
const findHtmlAsText = (code: string): string[] =>
  HTML_AS_TEXT.flatMap((pattern) => code.match(pattern) ?? []);

test('no plugin reads or changes a document as text', () => {
  expect(findHtmlAsText('text.replace(/<a href=/g, x); pageHtml; html.indexOf(tag);')).toEqual([
    '/<a href=/g,',
    'html.indexOf(',
  ]);
  const htmlAsTextUses = readdirSync(pluginsFolder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.(?:ts|mjs)$/.test(file) && !file.endsWith('.test.ts') && !SOURCE_PLUGINS.test(file),
    )
    .flatMap((file) => {
      const text = readFileSync(path.join(pluginsFolder, file), 'utf8').replace(
        /^\s*(?:\*|\/\/|\/\*).*$/gm,
        '',
      );
      return findHtmlAsText(text).map((matchedText) => `${file}: ${matchedText}`);
    });
  expect(htmlAsTextUses).toEqual([]);
});

test('React’s comments stay in islands alone', () => {
  const tree = parseDocument(
    '<!doctype html><body><!--$--><p>one<!-- -->two</p><!--/$--><site-island a=""><p>x<!-- -->y</p></site-island><p>z<!-- -->!</p>',
  );
  expect(toHtml(tree)).toContain(
    '<p>onetwo</p><site-island a=""><p>x<!-- -->y</p></site-island><p>z!</p>',
  );
});

test('a document without an article has no text', () => {
  expect(extractArticle(parseDocument('<main>Not found</main>'))).toBeUndefined();
});
