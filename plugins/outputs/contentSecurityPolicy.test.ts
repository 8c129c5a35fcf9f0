import { expect, test } from '@rstest/core';
import { parseDocument } from '../site/html.ts';
import { NOT_FOUND_PAGE } from '../site/pages.ts';
import type { Site } from '../site/site.ts';
import { contentSecurityPolicy, hostedSearchHosts } from './contentSecurityPolicy.ts';

/** What is written for a site whose pages have these texts as HTML. */
async function writtenFor(...pages: string[]): Promise<string> {
  let written = '';
  const { read, finish } = contentSecurityPolicy({
    inlineStyles: new Set(['e']),
    url: 'https://a.example/',
    write: async (_file: string, text: string) => {
      written = text;
    },
  } as Partial<Site> as Site);
  for (const html of pages) {
    read?.({ page: { ...NOT_FOUND_PAGE, source: 'docs/a.mdx' }, tree: parseDocument(html) }, undefined);
  }
  await finish?.();
  return written;
}

test('the hashes of all pages are in one policy, each once and in the same order for any order of pages', async () => {
  const [one, other] = ['<script>a</script><style>b</style>', '<script>a</script><style>c</style>'];
  const written = await writtenFor(one, other, one);
  expect(written).toMatch(/default "[^"]*script-src 'self' '[^' ]*';[^"]*";/);
  expect(written).toMatch(/default "[^"]*style-src 'self' '[^' ]*' '[^' ]*' '[^' ]*';[^"]*";/);
  expect(await writtenFor(other, one)).toBe(written);
  expect(written).not.toContain('unsafe');
});

test('what the policy forbids stops the build, and is told with the page', async () => {
  const forbidden: [html: string, words: string][] = [
    ['<p style="b">c</p>', 'a style attribute'],
    ['<p onclick="b()">c</p>', 'an event-handler attribute'],
    ['<img alt="" src="https://b.example/c.png">', 'https://b.example/c.png, a file of another host'],
    ['<img alt="" srcset="//b.example/c.png 2x">', '//b.example/c.png, a file of another host'],
    ['<link rel="preconnect" href="https://b.example">', 'https://b.example, a file of another host'],
  ];
  for (const [html, words] of forbidden) {
    await expect(writtenFor('<p>a</p>', html)).rejects.toMatchObject({
      lines: [`docs/a.mdx: the page has ${words}, which the Content-Security-Policy forbids`],
    });
  }
  const allowed =
    '<a href="https://b.example/">b</a><img alt="" src="/c.svg"><img alt="" src="data:,"><link rel="canonical" href="https://b.example/">';
  await writtenFor(allowed);
});

test('the hosted search has four hosts', () => {
  expect(hostedSearchHosts('AB')).toEqual([
    'https://ab-dsn.algolia.net',
    'https://ab-1.algolianet.com',
    'https://ab-2.algolianet.com',
    'https://ab-3.algolianet.com',
  ]);
});
