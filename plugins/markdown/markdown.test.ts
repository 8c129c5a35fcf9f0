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

const makeElement = (
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
const makeRoot = (...children: Element[]): Root => ({ type: 'root', children });
const makeComponent = (name: string) =>
  ({ type: 'mdxJsxFlowElement', name, attributes: [], children: [] }) as unknown as Element;
const makeAnchor = (id: string) =>
  makeElement('a', { class: 'rp-header-anchor', ariaHidden: 'true', href: `#${id}` }, '#');

test('a heading has no link to itself, and keeps any other', () => {
  const link = makeElement('a', { href: '/b' }, 'b');
  const tree = makeRoot(
    makeElement('h1', { id: 'page' }, makeAnchor('page'), 'Page'),
    makeElement('h3', { id: 'b' }, makeAnchor('b'), 'Part ', link),
  );
  rehypeArticle()(tree);
  expect(tree.children).toEqual([
    makeElement('h1', { id: 'page' }, 'Page'),
    makeElement('h3', { id: 'b' }, 'Part ', link),
  ]);
});

test('a link in HTML is one of Markdown, and any other tag stays as it is', () => {
  const makeHtmlTag = (name: string) =>
    ({ ...makeComponent(name), data: { _mdxExplicitJsx: true } }) as unknown as Element;
  const tree = makeRoot(makeHtmlTag('a'), makeHtmlTag('kbd'));
  rehypeLinks()(tree);
  expect(tree.children).toEqual([{ ...makeComponent('a'), data: {} }, makeHtmlTag('kbd')]);
});

test('links to other sites open in the same tab', () => {
  const tree = makeRoot(
    makeElement(
      'a',
      { href: 'https://a.example/', target: '_blank', rel: ['noopener', 'noreferrer'] },
      'a',
    ),
  );
  rehypeArticle()(tree);
  expect(tree.children).toEqual([makeElement('a', { href: 'https://a.example/' }, 'a')]);
});

test('code is colored by class, not by style', () => {
  const tree = makeRoot(makeElement('span', { style: 'color:var(--shiki-token-keyword)' }, 'if'));
  rehypeArticle()(tree);
  expect(tree.children).toEqual([makeElement('span', { class: 'shiki-token-keyword' }, 'if')]);
});

test('a picture gets its size, and is loaded when it comes near the view', async () => {
  const externalPicture = makeElement('img', { src: 'https://a.example/b.png', alt: 'B' });
  const missingPicture = makeElement('img', { src: '/missing.png', alt: 'M' });
  const tree = makeRoot(
    makeElement('img', { src: '/favicon.svg', alt: 'The site' }),
    externalPicture,
    missingPicture,
  );
  await rehypePictures()(tree);
  expect(tree.children).toEqual([
    makeElement('img', {
      src: '/favicon.svg',
      alt: 'The site',
      width: 32,
      height: 32,
      loading: 'lazy',
      decoding: 'async',
    }),
    externalPicture,
    missingPicture,
  ]);
});

test('the address of a picture is below the base', async () => {
  const tree = makeRoot(
    makeElement('img', { src: '/favicon.svg', alt: 'The site' }),
    makeElement('img', { src: '/missing.png', alt: 'M' }),
  );
  await rehypePictures({ base: '/site/' })(tree);
  expect(tree.children.map((node) => (node as Element).properties.src)).toEqual([
    '/site/favicon.svg',
    '/site/missing.png',
  ]);
});

test('an address that cannot be read is left to the check of links', async () => {
  const tree = makeRoot(makeElement('img', { src: '/50%.png', alt: 'Half' }));
  await rehypePictures()(tree);
  expect(tree.children).toEqual([makeElement('img', { src: '/50%.png', alt: 'Half' })]);
});

test('a file that is not a picture is reported by its address', async () => {
  const tree = makeRoot(makeElement('img', { src: '/markdown.test.ts', alt: 'A' }));
  await expect(
    rehypePictures({ fileOf: (address) => import.meta.dirname + address })(tree),
  ).rejects.toThrow('browsers cannot display the picture /markdown.test.ts');
});

const contents = makeElement('folded-contents', {});
const makeBar = (...others: Element[]) => makeElement('div', { dataBar: '' }, ...others, contents);
const figure = makeComponent('Preview');

test('after the lead stands a bar with the contents and a link to the section of the figure', () => {
  const title = makeElement('h1', { id: 'page' }, 'Page');
  const lead = makeElement('p', {}, 'What it is about.');
  const section = makeElement('h2', { id: 'poll' }, 'Make a poll');
  const tree = makeRoot(title, lead, makeElement('h2', { id: 'first' }, 'First'), section, figure);
  rehypeNavigation()(tree);
  const properties = { href: '#poll', lang: 'en', className: ['button', 'outline'] };
  const link = makeElement('a', properties, 'Try it');
  expect(tree.children.slice(0, 3)).toEqual([title, lead, makeBar(link)]);
});

test('a page without a lead or a figure has its contents after the title; one without a title has none', () => {
  const title = makeElement('h1', { id: 'page' }, 'Page');
  const list = makeElement('ul', {});
  const tree = makeRoot(title, list);
  rehypeNavigation()(tree);
  expect(tree.children).toEqual([title, makeBar(), list]);
  const treeWithoutTitle = makeRoot(list);
  rehypeNavigation()(treeWithoutTitle);
  expect(treeWithoutTitle.children).toEqual([list]);
});

test('the list of related pages and its heading become navigation, what follows does not', () => {
  const heading = makeElement('h2', { id: 'related' }, 'Related');
  const list = makeElement('ul', {}, makeElement('li', {}, 'Polls'));
  const followingParagraph = makeElement('p', {}, 'More.');
  const tree = makeRoot(makeElement('p', {}, 'Text.'), heading, list, followingParagraph);
  rehypeNavigation()(tree);
  expect(tree.children).toEqual([
    makeElement('p', {}, 'Text.'),
    makeElement('nav', { ariaLabelledBy: ['related'] }, heading, list),
    followingParagraph,
  ]);
});

test('without a list right below it, the heading stays where it is', () => {
  const heading = makeElement('h2', { id: 'related' }, 'Related');
  const tree = makeRoot(heading, makeElement('p', {}, 'Text.'), makeElement('ul', {}));
  rehypeNavigation()(tree);
  expect(tree.children[0]).toBe(heading);
});

test.each(['ServiceFacts', 'TakePart'])('below the lead, %s stands before the contents', (name) => {
  const title = makeElement('h1', { id: 'page' }, 'Page');
  const lead = makeElement('p', {}, 'What it is about.');
  const wayIn = makeComponent(name);
  const tree = makeRoot(title, lead, wayIn, makeElement('h2', { id: 'first' }, 'First'));
  rehypeNavigation()(tree);
  expect(tree.children.slice(0, 4)).toEqual([title, lead, wayIn, makeBar()]);
});

test('below the lead of a page with steps for computers and for phones stands the switch between them', () => {
  const title = makeElement('h1', { id: 'page' }, 'Page');
  const lead = makeElement('p', {}, 'What it is about.');
  const parts = [makeComponent('OnComputer'), makeComponent('OnPhone')];
  const tree = makeRoot(title, lead, ...parts);
  rehypeNavigation()(tree);
  expect(tree.children).toEqual([title, lead, makeBar(makeElement('device-switch', {})), ...parts]);
  const phoneOnlyTree = makeRoot(title, lead, makeComponent('OnPhone'));
  rehypeNavigation()(phoneOnlyTree);
  expect(phoneOnlyTree.children[2]).toEqual(makeBar());
});

test('a heading inside of such steps is refused', () => {
  const part = { ...makeComponent('OnPhone'), children: [makeElement('h3', {}, 'Mute')] };
  expect(() => rehypeNavigation()(makeRoot(makeElement('h1', {}, 'Page'), part))).toThrow(
    'inside <OnPhone>',
  );
});

const makeCell = (...children: (ElementContent | string)[]) => makeElement('td', {}, ...children);
const makeCode = (text: string) => makeElement('code', {}, text);

test('cells that answer yes or no are marked, others that begin with the same letters are not', () => {
  const cells = ['yes', 'No', 'yes, unless you ignore it', 'no limit', 'nobody', 'yes-men'].map(
    (text) => makeCell(text),
  );
  rehypeTables()(makeRoot(makeElement('tr', {}, ...cells)));
  expect(cells.map(({ properties }) => properties.dataAnswer)).toEqual([
    'yes',
    'no',
    'yes',
    undefined,
    undefined,
    undefined,
  ]);
});

test('long code may be cut anywhere in a cell', () => {
  const codes = ['-in:a from:b', 'https://example.org/some-thing'].map(makeCode);
  rehypeTables()(makeRoot(makeCell(...codes)));
  expect(codes.map(({ properties }) => properties)).toEqual([{}, { dataLong: '' }]);
});

test('a table is wide from four columns on, or from three with long code, and wider from five on', () => {
  const makeTable = (columns: number, ...cells: Element[]) =>
    makeElement(
      'table',
      {},
      ...Array.from({ length: columns }, () => makeElement('th', {})),
      ...cells,
    );
  const longCodeCell = makeCell(makeCode('sidebarHeaderBg'));
  const tables = [
    makeTable(2, longCodeCell),
    makeTable(3, makeCell(makeCode('#ffffff'))),
    makeTable(3, longCodeCell),
    makeTable(4),
    makeTable(5),
  ];
  rehypeTables()(makeRoot(...tables));
  expect(tables.map(({ properties }) => properties.dataWide)).toEqual([
    undefined,
    undefined,
    'wide',
    'wide',
    'wider',
  ]);
});

test('each row has a header, and in a wide table the other cells have what stands in the head', () => {
  const columnTitles = ['Purpose', 'Data', 'Legal basis', 'Kept'];
  const makeRow = (name: string, texts: string[]) =>
    makeElement(
      'tr',
      {},
      ...texts.map((text) => makeElement(name, {}, { type: 'text', value: text })),
    );
  const tables = [columnTitles, columnTitles.slice(0, 2)].map((titles) =>
    makeElement(
      'table',
      {},
      makeRow('th', titles),
      makeRow(
        'td',
        titles.map((title) => title.toLowerCase()),
      ),
    ),
  );
  rehypeTables()(makeRoot(...tables));
  const cells = tables.map((table) =>
    (table.children as Element[])[1]?.children.map((child) => {
      const { tagName, properties } = child as Element;
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
      ['th', { scope: 'row' }],
      ['td', {}],
    ],
  ]);
  expect(selectAll('tr:first-child > [scope="col"]', makeRoot(...tables))).toHaveLength(6);
});

test('an empty cell is no header, nor is the only cell of a row; a component may be one', () => {
  const table = makeElement(
    'table',
    {},
    makeElement('tr', {}, makeElement('th', {}), makeElement('th', {}, 'When')),
    makeElement('tr', {}, makeCell(), makeCell('noon')),
    makeElement('tr', {}, makeCell(makeComponent('ConfigValue')), makeCell('one')),
  );
  const listOfOneColumn = makeElement(
    'table',
    {},
    makeElement('tr', {}, makeElement('th', {}, 'Name')),
    makeElement('tr', {}, makeCell('Amina')),
  );
  rehypeTables()(makeRoot(table, listOfOneColumn));
  const readScopes = (part: Element) => selectAll('th', part).map(({ properties }) => properties);
  expect(readScopes(table)).toEqual([{ scope: 'col' }, { scope: 'row' }]);
  expect(readScopes(listOfOneColumn)).toEqual([{ scope: 'col' }]);
});

test('words with a hyphen among others in a block of code are elements of their own', () => {
  const makeCodeLine = (...children: (ElementContent | string)[]) =>
    makeRoot(makeElement('pre', {}, makeElement('code', {}, makeElement('span', {}, ...children))));
  const tree = makeCodeLine('/poll "A" --votes=2 --add-one');
  rehypeCode()(tree);
  const makeWholeWord = (text: string) => makeElement('span', {}, text);
  expect(tree).toEqual(
    makeCodeLine('/poll "A" ', makeWholeWord('--votes=2'), ' ', makeWholeWord('--add-one'), ''),
  );
  const treeOfOneWord = makeCodeLine(' topic=my-change');
  rehypeCode()(treeOfOneWord);
  expect(treeOfOneWord).toEqual(makeCodeLine(' topic=my-change'));
});

test('the class of a block of code names its language, which is no language that people speak', () => {
  const block = makeElement('pre', { class: 'shiki', lang: 'md' });
  const plainBlock = makeElement('pre', {});
  rehypeCode()(makeRoot(block, plainBlock));
  expect([block, plainBlock].map(({ properties }) => properties)).toEqual([
    { class: 'shiki language-md' },
    {},
  ]);
});

test('footnotes have numbers as ids, and stand above the related pages', () => {
  const makeReference = (name: string, suffix = '') =>
    makeElement('a', {
      href: `#user-content-fn-${name}`,
      id: `user-content-fnref-${name}${suffix}`,
      dataFootnoteRef: true,
    });
  const makeBackLink = (name: string, suffix = '') =>
    makeElement('a', { href: `#user-content-fnref-${name}${suffix}`, dataFootnoteBackref: '' });
  const makeNote = (name: string, ...links: Element[]) =>
    makeElement(
      'li',
      { id: `user-content-fn-${name}` },
      makeElement('p', {}, 'A source ', ...links),
    );
  const label = makeElement('h2', { className: ['sr-only'], id: 'footnote-label' }, 'Footnotes');
  const notes = makeElement(
    'ol',
    {},
    makeNote('%C3%A9', makeBackLink('%C3%A9')),
    makeNote('1', makeBackLink('1'), makeBackLink('1', '-2')),
  );
  const text = makeElement(
    'p',
    {},
    makeReference('%C3%A9'),
    makeReference('1'),
    makeReference('1', '-2'),
  );
  const related = [makeElement('h2', { id: 'related' }, 'Related'), makeElement('ul', {})];
  const section = makeElement('section', { dataFootnotes: true }, label, notes);
  const tree = makeRoot(text, ...related, section);
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

  const treeWithTextBelow = makeRoot(
    makeElement('h2', { id: 'related' }, 'Related'),
    makeElement('ul', {}),
    text,
    section,
  );
  rehypeFootnotes()(treeWithTextBelow);
  expect(treeWithTextBelow.children.at(-1)).toBe(section);
});
