import path from 'node:path';
import { expect, test } from '@rstest/core';
import { findAcceptComments } from './accepted.ts';
import { linkMistake } from './addresses.ts';
import { readFrontMatter } from './frontMatter.ts';
import { pageMistakes } from './pageMistakes.ts';
import { MARKUP_PLACEHOLDER, parsePage } from './parsePage.ts';
import { checkText, readText } from './textFile.ts';

const RIGHT_PAGE_FILE = path.resolve(
  import.meta.dirname,
  '../../e2e/fixtures/own/docs/markdown.mdx',
);

const findMistakes = (text: string, file = 'a.mdx') =>
  pageMistakes(parsePage(file, `# Title\n\n${text}\n`)).map(
    ({ line, message }) => `${line}: ${message}`,
  );

test('no right Markdown is refused, whoever saved it', () => {
  for (const source of [
    readText(RIGHT_PAGE_FILE),
    readText(RIGHT_PAGE_FILE).replaceAll('\n', '\r\n'),
  ]) {
    const { text, mistake } = checkText(new TextEncoder().encode(source));
    expect(mistake).toBeUndefined();
    expect(readFrontMatter(text).mistakes).toEqual([]);
    expect(pageMistakes(parsePage('markdown.mdx', text))).toEqual([]);
  }
});

test('the text of a page keeps its places, and has no markup', () => {
  const { visibleText, text } = parsePage(
    'a.mdx',
    '> A **bold** word,\n> `code` and [a link](/cgu).\n',
  );
  expect(visibleText.length).toBe(text.length);
  const PLACEHOLDER = MARKUP_PLACEHOLDER;
  expect(visibleText.split('\n')[0]).toBe(
    `  A ${PLACEHOLDER}${PLACEHOLDER}bold${PLACEHOLDER}${PLACEHOLDER} word,`,
  );
  expect(visibleText.indexOf('a link')).toBe(text.indexOf('a link'));
  expect(visibleText).not.toMatch(/code|cgu/);
});

test('what is code or an address is not a text of a page', () => {
  expect(
    findMistakes('`**` and `[a](b c)`\n\n```text\n:::note\n| a |\n```\n\n[a](/x "a **b")'),
  ).toEqual([]);
});

test('what authors accept is listed, wherever the comment stands, and no example in code', () => {
  const source = [
    '---',
    '# accept description: it is a quote',
    'title: A',
    '---',
    '```mdx',
    '{/* accept tables: an example */}',
    '```',
    '- A **b {/* accept signs: a poem */}',
    '',
    '{/* accept tables: the minutes',
    '    have this form */}',
    '',
    '| a |',
  ].join('\n');
  expect(findAcceptComments('a.mdx', source)).toEqual([
    '2: accept description: it is a quote',
    '8: accept signs: a poem',
    '10: accept tables: the minutes have this form',
  ]);
  expect(findAcceptComments('a.mdx', 'A {/* accept signs: a poem')).toEqual([]);
});

test('a value that the page imports or defines is right between braces, also over several lines', () => {
  const imports = "import {\n  site,\n  services as list,\n} from '../values';\n\n";
  const definition = 'export const year = 2025;\n\n';
  expect(findMistakes(`${imports}${definition}In {site.year}, {list} and {year}.`)).toEqual([]);
  expect(findMistakes(`${imports}In {services}.`)).toEqual([
    expect.stringMatching(/^8: \{services\} is code, and the page has no value of that name/),
  ]);
});

test('a comment above a part says that it is right as it is, to the check that it names', () => {
  const wrongText = 'A **b\n\n#### Deep\n\nText.';
  expect(findMistakes(wrongText)).toHaveLength(2);
  const acceptedText = `{/* accept signs: a poem */}\n\n${wrongText}`;
  expect(findMistakes(acceptedText)).toEqual([expect.stringMatching(/^7: a heading of level 4/)]);
  expect(findMistakes('A **b {/* accept signs: a poem */}')).toEqual([]);
  expect(findMistakes('{/* accept tables: a poem */}\n\nA **b')).toHaveLength(1);
  expect(findMistakes('{/* accept signs: */}\n\nA **b')).toHaveLength(1);
  expect(findMistakes('{/* accept signs: a poem */}\n\nA b\n\nA **b')).toHaveLength(1);
  expect(findMistakes('<!-- accept signs: a poem -->\n\nA **b', 'a.md')).toEqual([]);
});

test('mistakes are reported in the order of their lines, each once', () => {
  expect(
    findMistakes('A **b\n\n<font>a</font>\n\n[](/cgu)').map((line) => line.split(':')[0]),
  ).toEqual(['3', '5', '7']);
});

test('a condition asks for a fact, or for a service that has a page', () => {
  const addresses = new Set(['/docs/services/pad']);
  const findMessages = (text: string) =>
    pageMistakes({ ...parsePage('a.mdx', `# Title\n\n${text}\n`), addresses }).map(
      ({ message }) => message,
    );
  expect(findMessages('A<When id="pad"> b</When><When id="pad" of="since"> c</When>')).toEqual([]);
  expect(findMessages('A<When> b</When>')).toEqual([expect.stringMatching(/^<When> needs of="…"/)]);
  expect(findMessages('A<When id="pads"> b</When>')).toEqual([
    '<When> names a service “pads”, which has no page in docs/docs/services/',
  ]);
  expect(findMessages("A <ServiceLinks id={['pad', 'plk']} />")).toEqual([
    '<ServiceLinks> names a service “plk”, which has no page in docs/docs/services/',
  ]);
});

test('tags of HTML are judged in pages that are plain Markdown, too', () => {
  expect(findMistakes('Hello <b>you</b> and <kbd>Ctrl</kbd>.', 'a.md')).toEqual([]);
  expect(findMistakes('<marquee>Hello</marquee>', 'a.md')).toEqual([
    '3: a page has no <marquee>: take it out, and leave the text',
  ]);
});

test('addresses that visitors can follow are right', () => {
  const rightAddresses = [
    'https://www.april.org/',
    'https://chatons.org/fr/charte?a=1#b',
    'http://xn--bcher-kva.example:8080/',
    'https://bücher.example/',
    'https://192.0.2.7/',
    'https://10.example.org/',
    'https://127.radio.example/',
    'mailto:contact@april.org?subject=A%20letter',
    'tel:+33-1-23-45-67-89',
    '#%C3%A9t%C3%A9',
    '/a%20file.pdf',
  ];
  expect(rightAddresses.flatMap((link) => linkMistake(link) ?? [])).toEqual([]);
});

test('addresses of one’s own machine or network are refused, and numbers of telephones', () => {
  for (const link of ['http://127.0.0.1/', 'http://a.localhost/']) {
    expect(linkMistake(link), link).toContain('leads to your own machine');
  }
  for (const link of [
    'http://10.0.0.1/',
    'http://172.20.1.1/',
    'http://[fd00::1]/',
    'http://nas.lan/',
  ]) {
    expect(linkMistake(link), link).toContain('leads to your own network');
  }
  expect(linkMistake('01 23 45 67 89')).toContain('write tel:+33123456789');
  expect(linkMistake('0044 20 7946 0000')).toContain('write tel:+442079460000');
});
