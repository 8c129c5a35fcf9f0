import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { parseDocument } from '../site/html.ts';
import { NOT_FOUND_PAGE } from '../site/pages.ts';
import type { Site } from '../site/site.ts';
import { contentSecurityPolicy, hostedSearchHosts } from './contentSecurityPolicy.ts';

/**
 * Returns the policy that is written for a site with these pages.
 *
 * @param pages the HTML of each page
 * @param source the source file of the pages
 */
async function writePolicy(pages: string[], source?: string): Promise<string> {
  let writtenPolicy = '';
  const { read, finish } = contentSecurityPolicy({
    bundle: { scriptAddress: '/static/js/index.js', boot: 'boot()', offlineWorker: '' },
    inlineStyles: new Set(['b {}', 'a {}']),
    url: 'https://a.example/',
    write: async (_file: string, text: string) => {
      writtenPolicy = text;
    },
  } as Partial<Site> as Site);
  for (const html of pages) {
    const page = { ...NOT_FOUND_PAGE, ...(source && { source }) };
    read?.({ page, tree: parseDocument(html) }, undefined);
  }
  await finish?.();
  return writtenPolicy;
}

const makeHashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy allows what the build puts into documents, whatever stands in them', async () => {
  const writtenPolicy = await writePolicy([
    '<script data-src="/static/js/index.js">boot()</script><style>a {}</style><script type="application/json">1</script>',
  ]);
  const styles = ['a {}', 'b {}'].map(makeHashSource).sort();
  expect(writtenPolicy).toContain(`script-src 'self' ${makeHashSource('boot()')};`);
  expect(writtenPolicy).toContain(`style-src 'self' ${styles.join(' ')};`);
  expect(await writePolicy([])).toBe(writtenPolicy);
  expect(writtenPolicy).not.toContain('unsafe');
});

test('what the policy forbids stops the build, and is reported with the page', async () => {
  const forbiddenHtml: [html: string, words: string][] = [
    ['<p style="b">c</p>', 'a style attribute'],
    ['<p onclick="b()">c</p>', 'an event-handler attribute'],
    ['<script>b()</script>', '<script>'],
    ['<script src="/b.js"></script>', '<script>'],
    ['<script src="/b.js">boot()</script>', '<script>'],
    ['<script type="application/javascript">b()</script>', '<script>'],
    ['<script type="module">b()</script>', '<script>'],
    ['<svg><script>b()</script></svg>', '<script>'],
    ['<style>c {}</style>', '<style>'],
    ['<svg><style>c {}</style></svg>', '<style>'],
    ['<object data="/b.pdf"></object>', '<object>'],
    ['<embed src="/b.pdf">', '<embed>'],
    ['<iframe src="/cgu"></iframe>', '<iframe>'],
    ['<video src="/b.webm"></video>', '<video>'],
    ['<base href="/b/">', '<base>'],
    [
      '<img alt="" src="https://b.example/c.png">',
      'https://b.example/c.png, a file of another host',
    ],
    ['<img alt="" srcset="//b.example/c.png 2x">', '//b.example/c.png, a file of another host'],
    [
      '<link rel="preconnect" href="https://b.example">',
      'https://b.example, a file of another host',
    ],
    [
      '<svg><use xlink:href="https://b.example/c.svg#d" /></svg>',
      'https://b.example/c.svg#d, a file of',
    ],
  ];
  for (const [html, words] of forbiddenHtml) {
    await expect(writePolicy(['<p>a</p>', html]), html).rejects.toMatchObject({
      lines: [expect.stringContaining(`/404: the page has ${words}`)],
    });
  }
  const allowedHtml =
    '<a href="https://b.example/">b</a><img alt="" src="/c.svg"><img alt="" src="data:,"><link rel="canonical" href="https://b.example/">';
  await writePolicy([allowedHtml]);
});

test('the theme gives a page a sheet of its own in the head, and nobody in the text', async () => {
  const style = '<style data-page-style>c {}</style>';
  expect(await writePolicy([style])).toContain(makeHashSource('c {}'));
  await expect(writePolicy([`<p>a</p>${style}`])).rejects.toThrow('the page has <style>');
});

test('the line is reported where the source says the same', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-page-'));
  const source = path.join(folder, 'a.mdx');
  writeFileSync(
    source,
    '# A\n\n<div dangerouslySetInnerHTML={{ __html: "<script>b()</script>" }} />\n',
  );
  await expect(writePolicy(['<script>b()</script>'], source)).rejects.toThrow(
    `${source}:3: the page has <script>, which the Content-Security-Policy forbids`,
  );
  rmSync(folder, { recursive: true });
});

/** Returns the policy that nginx finds in the written map for an address. */
function findPolicy(writtenMap: string, address: string): string | undefined {
  const lines = [...writtenMap.matchAll(/^ {2}(?:"~(.*?)"|default) "(.*)";$/gm)];
  const line = lines.find(([, pattern]) => pattern && new RegExp(pattern).test(address));
  return (line ?? lines.find(([, pattern]) => !pattern))?.[2];
}

test('files have the short policy, and a page has its own, even below a folder named static', async () => {
  const writtenMap = await writePolicy([]);
  for (const address of ['/static/js/index.js', '/scenes/choir.svg', '/blog/feed.xml']) {
    expect(findPolicy(writtenMap, address), address).toMatch(
      /^default-src 'none'; form-action 'none'/,
    );
  }
  for (const address of ['/', '/docs/static/about', '/static', '/docs/about.svg/more']) {
    expect(findPolicy(writtenMap, address), address).toContain("script-src 'self'");
  }
});

test('the hosted search has four hosts', () => {
  expect(hostedSearchHosts('AB')).toEqual([
    'https://ab-dsn.algolia.net',
    'https://ab-1.algolianet.com',
    'https://ab-2.algolianet.com',
    'https://ab-3.algolianet.com',
  ]);
});
