import { expect, test } from '@rstest/core';
import type { Element, ElementContent, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { rehypeArticle } from './rehypeArticle.ts';
import { rehypeCode } from './rehypeCode.ts';
import { rehypeFootnotes } from './rehypeFootnotes.ts';
import { rehypeLinks } from './rehypeLinks.ts';
import { rehypeNavigation } from './rehypeNavigation.ts';
import { rehypePictures } from './rehypePictures.ts';
import { rehypeTables } from './rehypeTables.ts';

const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: (ElementContent | string)[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});
const root = (...children: Element[]): Root => ({ type: 'root', children });
const component = (name: string) =>
  ({ type: 'mdxJsxFlowElement', name, attributes: [], children: [] }) as unknown as Element;
const anchor = (id: string) =>
  element('a', { class: 'rp-header-anchor', ariaHidden: 'true', href: `#${id}` }, '#');

test('a heading has no link to itself, and keeps any other', () => {
  const link = element('a', { href: '/b' }, 'b');
  const tree = root(
    element('h1', { id: 'page' }, anchor('page'), 'Page'),
    element('h3', { id: 'b' }, anchor('b'), 'Part ', link),
  );
  rehypeArticle()(tree);
  expect(tree.children).toEqual([
    element('h1', { id: 'page' }, 'Page'),
    element('h3', { id: 'b' }, 'Part ', link),
  ]);
});

test('a link in HTML is one of Markdown, and any other tag stays as it is', () => {
  const written = (name: string) =>
    ({ ...component(name), data: { _mdxExplicitJsx: true } }) as unknown as Element;
  const tree = root(written('a'), written('kbd'));
  rehypeLinks()(tree);
  expect(tree.children).toEqual([{ ...component('a'), data: {} }, written('kbd')]);
});

test('links to other sites open in the same tab', () => {
  const tree = root(
    element(
      'a',
      { href: 'https://a.example/', target: '_blank', rel: ['noopener', 'noreferrer'] },
      'a',
    ),
  );
  rehypeArticle()(tree);
  expect(tree.children).toEqual([element('a', { href: 'https://a.example/' }, 'a')]);
});

test('code is colored by class, not by style', () => {
  const tree = root(element('span', { style: 'color:var(--shiki-token-keyword)' }, 'if'));
  rehypeArticle()(tree);
  expect(tree.children).toEqual([element('span', { class: 'shiki-token-keyword' }, 'if')]);
});

test('a picture gets its size, and is loaded when it comes near the view', async () => {
  const elsewhere = element('img', { src: 'https://a.example/b.png', alt: 'B' });
  const missing = element('img', { src: '/missing.png', alt: 'M' });
  const tree = root(element('img', { src: '/favicon.svg', alt: 'The site' }), elsewhere, missing);
  await rehypePictures()(tree);
  expect(tree.children).toEqual([
    element('img', {
      src: '/favicon.svg',
      alt: 'The site',
      width: 32,
      height: 32,
      loading: 'lazy',
      decoding: 'async',
    }),
    elsewhere,
    missing,
  ]);
});

test('the address of a picture is below the base', async () => {
  const tree = root(
    element('img', { src: '/favicon.svg', alt: 'The site' }),
    element('img', { src: '/missing.png', alt: 'M' }),
  );
  await rehypePictures({ base: '/site/' })(tree);
  expect(tree.children.map((node) => (node as Element).properties.src)).toEqual([
    '/site/favicon.svg',
    '/site/missing.png',
  ]);
});

test('an address that cannot be read is left to the check of links', async () => {
  const tree = root(element('img', { src: '/50%.png', alt: 'Half' }));
  await rehypePictures()(tree);
  expect(tree.children).toEqual([element('img', { src: '/50%.png', alt: 'Half' })]);
});

test('a file that is not a picture is reported by its address', async () => {
  const tree = root(element('img', { src: '/markdown.test.ts', alt: 'A' }));
  await expect(
    rehypePictures({ fileOf: (address) => import.meta.dirname + address })(tree),
  ).rejects.toThrow('browsers cannot display the picture /markdown.test.ts');
});

const contents = element('folded-contents', {});
const figure = component('Preview');

test('after the lead stand a link to the section of the figure and the contents', () => {
  const title = element('h1', { id: 'page' }, 'Page');
  const lead = element('p', {}, 'What it is about.');
  const section = element('h2', { id: 'poll' }, 'Make a poll');
  const tree = root(title, lead, element('h2', { id: 'first' }, 'First'), section, figure);
  rehypeNavigation()(tree);
  const link = element(
    'p',
    { dataTry: '', lang: 'en' },
    element('a', { href: '#poll', className: ['button', 'outline'] }, 'Try it'),
  );
  expect(tree.children.slice(0, 4)).toEqual([title, lead, link, contents]);
});

test('a page without a lead or a figure has its contents after the title; one without a title has none', () => {
  const title = element('h1', { id: 'page' }, 'Page');
  const list = element('ul', {});
  const tree = root(title, list);
  rehypeNavigation()(tree);
  expect(tree.children).toEqual([title, contents, list]);
  const home = root(list);
  rehypeNavigation()(home);
  expect(home.children).toEqual([list]);
});

test('the list of related pages and its heading become navigation, what follows does not', () => {
  const heading = element('h2', { id: 'related' }, 'Related');
  const list = element('ul', {}, element('li', {}, 'Polls'));
  const other = element('p', {}, 'More.');
  const tree = root(element('p', {}, 'Text.'), heading, list, other);
  rehypeNavigation()(tree);
  expect(tree.children).toEqual([
    element('p', {}, 'Text.'),
    element('nav', { ariaLabelledBy: ['related'] }, heading, list),
    other,
  ]);
});

test('without a list right below it, the heading stays where it is', () => {
  const heading = element('h2', { id: 'related' }, 'Related');
  const tree = root(heading, element('p', {}, 'Text.'), element('ul', {}));
  rehypeNavigation()(tree);
  expect(tree.children[0]).toBe(heading);
});

test('the way into a service stands before the contents', () => {
  const title = element('h1', { id: 'page' }, 'Page');
  const lead = element('p', {}, 'What it is about.');
  const serviceFacts = component('ServiceFacts');
  const tree = root(title, lead, serviceFacts, element('h2', { id: 'first' }, 'First'));
  rehypeNavigation()(tree);
  expect(tree.children.slice(0, 4)).toEqual([title, lead, serviceFacts, contents]);
});

test('below the lead of a page with steps for computers and for phones stands the switch between them', () => {
  const title = element('h1', { id: 'page' }, 'Page');
  const lead = element('p', {}, 'What it is about.');
  const parts = [component('OnComputer'), component('OnPhone')];
  const tree = root(title, lead, ...parts);
  rehypeNavigation()(tree);
  expect(tree.children).toEqual([title, lead, element('device-switch', {}), contents, ...parts]);
  const one = root(title, lead, component('OnPhone'));
  rehypeNavigation()(one);
  expect(one.children[2]).toEqual(contents);
});

test('a heading inside of such steps is refused', () => {
  const part = { ...component('OnPhone'), children: [element('h3', {}, 'Mute')] };
  expect(() => rehypeNavigation()(root(element('h1', {}, 'Page'), part))).toThrow(
    'inside <OnPhone>',
  );
});

const cell = (...children: (ElementContent | string)[]) => element('td', {}, ...children);
const code = (text: string) => element('code', {}, text);

test('cells that answer yes or no are marked, others that begin with the same letters are not', () => {
  const cells = ['yes', 'No', 'yes, unless you ignore it', 'no limit', 'nobody', 'yes-men'].map(
    (text) => cell(text),
  );
  rehypeTables()(root(element('tr', {}, ...cells)));
  expect(cells.map(({ properties }) => properties.dataAnswer)).toEqual([
    'yes',
    'no',
    'yes',
    undefined,
    undefined,
    undefined,
  ]);
});

test('code with a hyphen stays whole in cells, unless it has spaces; long code may be cut anywhere', () => {
  const codes = ['--votes=0', 'a-b', 'plain', '-in:a from:b', 'https://example.org/some-thing'].map(
    code,
  );
  const inText = code('a-b');
  rehypeTables()(root(cell(...codes), element('p', {}, inText)));
  const [whole, long] = [{ dataWhole: '' }, { dataLong: '' }];
  expect([...codes, inText].map(({ properties }) => properties)).toEqual([
    whole,
    whole,
    {},
    {},
    long,
    {},
  ]);
});

test('a table is wide from four columns on, or from three with long code, and wider from five on', () => {
  const table = (columns: number, ...cells: Element[]) =>
    element('table', {}, ...Array.from({ length: columns }, () => element('th', {})), ...cells);
  const long = cell(code('sidebarHeaderBg'));
  const all = [table(2, long), table(3, cell(code('#ffffff'))), table(3, long), table(4), table(5)];
  rehypeTables()(root(...all));
  expect(all.map(({ properties }) => properties.dataWide)).toEqual([
    undefined,
    undefined,
    'wide',
    'wide',
    'wider',
  ]);
});

test('in a wide table each row has a header, and the other cells what stands in the head; in others none', () => {
  const names = ['Purpose', 'Data', 'Legal basis', 'Kept'];
  const rowOf = (name: string, texts: string[]) =>
    element('tr', {}, ...texts.map((text) => element(name, {}, { type: 'text', value: text })));
  const tables = [names, names.slice(0, 2)].map((titles) =>
    element(
      'table',
      {},
      rowOf('th', titles),
      rowOf(
        'td',
        titles.map((title) => title.toLowerCase()),
      ),
    ),
  );
  rehypeTables()(root(...tables));
  const cells = tables.map((table) =>
    (table.children as Element[])[1]?.children.map((cell) => {
      const { tagName, properties } = cell as Element;
      return [tagName, properties];
    }),
  );
  expect(cells).toEqual([
    [
      ['th', { scope: 'row' }],
      ['td', { dataLabel: 'Data' }],
      ['td', { dataLabel: 'Legal basis' }],
      ['td', { dataLabel: 'Kept' }],
    ],
    [
      ['td', {}],
      ['td', {}],
    ],
  ]);
});

test('words with a hyphen among others in a block of code are elements of their own', () => {
  const line = (...children: (ElementContent | string)[]) =>
    root(element('pre', {}, element('code', {}, element('span', {}, ...children))));
  const tree = line('/poll "A" --votes=2 --add-one');
  rehypeCode()(tree);
  const whole = (text: string) => element('span', {}, text);
  expect(tree).toEqual(line('/poll "A" ', whole('--votes=2'), ' ', whole('--add-one'), ''));
  const token = line(' topic=my-change');
  rehypeCode()(token);
  expect(token).toEqual(line(' topic=my-change'));
});

test('footnotes have numbers as ids, and stand above the related pages', () => {
  const reference = (name: string, count = '') =>
    element('a', {
      href: `#user-content-fn-${name}`,
      id: `user-content-fnref-${name}${count}`,
      dataFootnoteRef: true,
    });
  const back = (name: string, count = '') =>
    element('a', { href: `#user-content-fnref-${name}${count}`, dataFootnoteBackref: '' });
  const note = (name: string, ...links: Element[]) =>
    element('li', { id: `user-content-fn-${name}` }, element('p', {}, 'A source ', ...links));
  const label = element('h2', { className: ['sr-only'], id: 'footnote-label' }, 'Footnotes');
  const notes = element(
    'ol',
    {},
    note('%C3%A9', back('%C3%A9')),
    note('1', back('1'), back('1', '-2')),
  );
  const text = element('p', {}, reference('%C3%A9'), reference('1'), reference('1', '-2'));
  const related = [element('h2', { id: 'related' }, 'Related'), element('ul', {})];
  const section = element('section', { dataFootnotes: true }, label, notes);
  const tree = root(text, ...related, section);
  rehypeFootnotes()(tree);
  expect(tree.children).toEqual([text, section, ...related]);
  expect(label.properties).toEqual({ id: 'footnote-label', lang: 'en' });
  const propertiesOf = (part: Element) =>
    selectAll('[id], a', part).map(({ properties: { id, href } }) => ({ id, href }));
  expect(propertiesOf(text)).toEqual([
    { id: 'footnote-1-from-1', href: '#footnote-1' },
    { id: 'footnote-2-from-1', href: '#footnote-2' },
    { id: 'footnote-2-from-2', href: '#footnote-2' },
  ]);
  expect(propertiesOf(notes)).toEqual([
    { id: 'footnote-1', href: undefined },
    { id: undefined, href: '#footnote-1-from-1' },
    { id: 'footnote-2', href: undefined },
    { id: undefined, href: '#footnote-2-from-1' },
    { id: undefined, href: '#footnote-2-from-2' },
  ]);

  const withMore = root(
    element('h2', { id: 'related' }, 'Related'),
    element('ul', {}),
    text,
    section,
  );
  rehypeFootnotes()(withMore);
  expect(withMore.children.at(-1)).toBe(section);
});
