import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { parseDocument } from '../site/html.ts';
import { NOT_FOUND_PAGE } from '../site/pages.ts';
import { SiteProblems } from '../site/siteProblems.ts';
import { checkPageXml } from './pageXml.ts';

let source = '';

beforeEach(() => {
  source = path.join(mkdtempSync(path.join(tmpdir(), 'site-page-')), 'a.mdx');
});
afterEach(() => rmSync(path.dirname(source), { recursive: true }));

/**
 * Returns the problems of a page, without the path of its file.
 *
 * @param html the content of its `<article>`
 * @param text the text of its file
 */
function findProblems(html: string, text = ''): string[] {
  writeFileSync(source, text);
  const page = { ...NOT_FOUND_PAGE, source };
  try {
    checkPageXml().read?.(
      { page, tree: parseDocument(`<title>A</title><article>${html}</article>`) },
      undefined,
    );
    return [];
  } catch (error) {
    return error instanceof SiteProblems ? error.lines.map((line) => line.replace(source, '')) : [];
  }
}

test('a character that nobody can read is reported with its line, however it is written there', () => {
  const writtenForms: [inHtml: string, inSource: string][] = [
    ['Pasted\u000bfrom Word', 'Pasted\u000bfrom Word'],
    ['Pasted\ufffdfrom Word', 'Pasted&#11;from Word'],
    ['Pasted\u000cfrom Word', 'Pasted&#x0C;from Word'],
    [
      'Pasted\u0008from Word',
      'Pasted{\'\\b\'}from Word\n\n<Fact name="Pasted" />\n\nPasted \\bfrom Word',
    ],
    [
      'Before\nit: Pasted\uffffin the next line\nof all',
      'Before\nit: Pasted\\uffffin the next line\nof all',
    ],
  ];
  for (const [inHtml, inSource] of writtenForms) {
    const [line = '', ...others] = findProblems(`<p>${inHtml}</p>`, `---\n---\n\n${inSource}`);
    expect(others).toEqual([]);
    expect(line, inSource).toMatch(/^:\d+: U\+[\dA-F]{4} is a character that nobody can read/);
  }
  expect(findProblems('<p>Pasted\u000bfrom Word</p>', '# A\n\nPasted\\vfrom Word')).toEqual([
    expect.stringMatching(/^:3: U\+000B /),
  ]);
  expect(findProblems('<p title="a\u000bb">c</p>')).toEqual([expect.stringMatching(/^: U\+000B /)]);
});

test('a title and a description, too', () => {
  writeFileSync(source, '---\ntitle: "One\\vtwo"\n---\n');
  const page = { ...NOT_FOUND_PAGE, source };
  const tree = parseDocument('<title>One\u000btwo</title>');
  expect(() => checkPageXml().read?.({ page, tree }, undefined)).toThrow(`${source}:2: U+000B `);
});

test('what has no form in XML is reported with its line', () => {
  const text = '# A\n\n<o:p>Pasted from Word</o:p>\n';
  expect(findProblems('<o:p>Pasted from Word</o:p>', text)).toEqual([
    ':3: <o:p … cannot stand in books, which are XML (unbound namespace prefix: "o"): write it in another way',
  ]);
  expect(findProblems('<p x:a="b">c</p>')).toEqual([
    expect.stringMatching(/^: <p … .*unbound namespace/),
  ]);
  expect(findProblems('<p a"b="c">d</p>')).toEqual([
    expect.stringMatching(/^: <p … .*attribute name/),
  ]);
});

test('what HTML writes in another way passes', () => {
  const html =
    '<details open data-a>&nbsp;<br><svg><use xlink:href="#a"/></svg></details><!-- a -- b --><script>a && b</script>';
  expect(findProblems(html)).toEqual([]);
});
