import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { strFromU8, unzipSync } from 'fflate';
import type { Element } from 'hast';
import type { SidebarNode } from '../../shared/sidebar.ts';
import { findElement, parseDocument, toXhtml } from '../site/html.ts';
import { NOT_FOUND_PAGE, type Page } from '../site/pages.ts';
import { type Book, makeContents, makePrintDocument, runningTitleRules } from './book.ts';
import { makeChapter } from './chapter.ts';
import { makeEpub } from './epub.ts';

const site = { url: 'https://a.example/site/' };
const bookAddresses = new Set(['/docs/', '/docs/polls']);

const makeTestChapter = (
  address: string,
  content: string,
  part = '',
  pageProperties: Partial<Page> = {},
) => {
  const tree = parseDocument(
    `<html><body><nav>Menu</nav><article class="a">${content}</article></body></html>`,
  );
  const article = findElement(tree, 'article') as Element;
  const page = { ...NOT_FOUND_PAGE, address, title: 'Title', ...pageProperties };
  return makeChapter(
    page,
    article,
    part,
    (linkedAddress) => bookAddresses.has(linkedAddress),
    site,
  );
};
const makePollsChapter = (content: string) =>
  makeTestChapter('/docs/polls', `<h1>Polls</h1>${content}`, 'Messaging');
const sidebarNodes: SidebarNode[] = [
  { text: 'Documentation', link: '/docs/' },
  { text: 'Messaging', items: [{ text: 'Polls', link: '/docs/polls' }] },
  { text: 'Settings', items: [{ text: 'Not there', link: '/docs/none' }] },
];

const toBodyXhtml = (section: Element) =>
  /<body>(.*)<\/body>/s.exec(toXhtml('', [], [section]))?.[1] ?? '';
const makeChapterXhtml = (content: string) => toBodyXhtml(makePollsChapter(content).section);

/** Returns the XHTML that a chapter has below its title for the HTML of a page. */
const makeChapterContent = (content: string) =>
  makeChapterXhtml(content)
    .replace(/^.*<h1>Polls<\/h1>/, '')
    .replace(/<\/section>$/, '');

test('a chapter has the name of its part above its heading, and what belongs to the page only is left out', () => {
  expect(
    makeChapterXhtml(
      '<div data-bar=""><nav>Contents</nav><a href="#x">Try it</a></div><p data-book="{}">Take it with you</p>' +
        '<div><pre><code><span class="line">a\n</span></code></pre><button data-needs-scripts="">Copy</button><span role="status"></span></div>',
    ),
  ).toBe(
    '<section id="docs-polls" class="chapter"><p class="part">Messaging</p><h1>Polls</h1>' +
      '<div><pre><code><span class="line">a\n</span></code></pre></div></section>',
  );
});

test('a figure is what it shows without scripts, and nothing in it can be pressed', () => {
  expect(
    makeChapterContent(
      '<site-island data-name="Poll"><figure data-figure="" aria-labelledby="_R_1"><figcaption><span id="_R_1">Try</span></figcaption>' +
        '<div data-needs-scripts=""><input value="1"></div><p><button disabled="">Yes</button><button>No</button><select></select></p>' +
        '</figure></site-island>',
    ),
  ).toBe(
    '<figure data-figure=""><figcaption><span>Try</span></figcaption>' +
      '<p><span class="button">Yes</span> <span class="button">No</span></p></figure>',
  );
});

test('what is folded away is open, and notes and drawings keep their form', () => {
  expect(
    makeChapterContent('<details><summary>More</summary><p>Text &amp; more</p></details>'),
  ).toBe('<div><p><strong>More</strong></p><p>Text &#x26; more</p></div>');
  expect(
    makeChapterContent('<div class="j" role="note"><p class="Picture-line other">Tip</p></div>'),
  ).toBe('<div class="j" role="note"><p class="Picture-line other">Tip</p></div>');
  expect(
    makeChapterContent(
      '<p><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M1 1"></path></svg></p>',
    ),
  ).toMatch(
    /^<p><svg viewBox="0 0 24 24" aria-hidden="true" xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1\.15em" .*><path d="M1 1" \/><\/svg><\/p>$/,
  );
  expect(
    makeChapterContent('<ul><li><span role="img" aria-label="Done"></span>Tools</li></ul>'),
  ).toBe('<ul><li>[Done] Tools</li></ul>');
});

test('the language of a phrase is marked for HTML and for XML', () => {
  expect(makeChapterContent('<p><span lang="fr">l’été</span></p>')).toBe(
    '<p><span lang="fr" xml:lang="fr">l’été</span></p>',
  );
  expect(makeChapterContent('<p><a href="https://b.example/" lang="fr">b.example</a></p>')).toBe(
    '<p><a lang="fr" xml:lang="fr" href="https://b.example/">b.example</a></p>',
  );
});

test('a chapter in French says so, in the contents, too, and the name of its part is English', () => {
  const chapter = makeTestChapter('/docs/polls', '<h1>Sondages</h1>', 'Messaging', { lang: 'fr' });
  const { contents } = makeContents(sidebarNodes, (link) =>
    link === '/docs/polls' ? chapter : undefined,
  );
  expect(toBodyXhtml(chapter.section)).toBe(
    '<section id="docs-polls" class="chapter" lang="fr" xml:lang="fr">' +
      '<p class="part" lang="en" xml:lang="en">Messaging</p><h1>Sondages</h1></section>',
  );
  expect(toBodyXhtml(contents)).toContain(
    '<a href="#docs-polls" lang="fr" xml:lang="fr">Sondages</a>',
  );
});

test('ids begin with the chapter, and links lead to chapters or show where they lead', () => {
  const indexChapter = makeTestChapter(
    '/docs/',
    '<h1 id="top">All</h1><p><a href="/site/docs/polls#2-votes">votes</a> <a href="#no">here</a></p>',
  );
  const chapter = makePollsChapter(
    '<h2 id="2-votes">Votes</h2><p><a href="/site/docs/">all</a></p>',
  );
  const chapters = new Map([
    ['/docs/', indexChapter],
    ['/docs/polls', chapter],
  ]);
  makeContents(sidebarNodes, (link) => chapters.get(link));
  expect(toBodyXhtml(indexChapter.section)).toContain('<a href="#docs-polls--2-votes">votes</a>');
  expect(toBodyXhtml(indexChapter.section)).toContain('<a href="#docs">here</a>');
  expect(toBodyXhtml(chapter.section)).toContain(
    '<h2 id="docs-polls--2-votes">Votes</h2><p><a href="#docs">all</a></p>',
  );

  expect(makeChapterContent('<a href="/site/cgu#data" rel="noopener">terms</a>')).toBe(
    '<a href="https://a.example/site/cgu#data">terms</a><span class="address"> (https://a.example/site/cgu#data)</span>',
  );
  expect(makeChapterContent('<a href="https://b.example/">b.example</a>')).toBe(
    '<a href="https://b.example/">b.example</a>',
  );
  for (const href of ['https://', 'http://[', '#100%', '/50%', 'javascript:a()']) {
    expect(makeChapterContent(`<a href="${href}">c</a>`), href).toMatch(`<a href="${href}">c</a>`);
  }
  expect(makeChapterContent('<a href="mattermost://d.example">Open the app</a>')).toBe(
    '<span>Open the app</span>',
  );
  expect(makeChapterContent('<a href="mailto:c@d.example">write</a>')).toBe(
    '<a href="mailto:c@d.example">write</a><span class="address"> (c@d.example)</span>',
  );
});

test('footnotes of two chapters have other ids, and the title of a chapter has no number of one', () => {
  const content =
    '<sup><a href="#footnote-1" id="footnote-1-from-1" data-footnote-ref="true">1</a></sup>' +
    '<ol><li id="footnote-1"><a href="#footnote-1-from-1" data-footnote-backref="" aria-label="Back">↩</a></li></ol>';
  const chapter = makePollsChapter(content);
  expect(toBodyXhtml(chapter.section)).toContain(
    '<sup><a data-footnote-ref="true" id="docs-polls--footnote-1-from-1" href="#docs-polls--footnote-1">1</a></sup>' +
      '<ol><li id="docs-polls--footnote-1"><a data-footnote-backref="" aria-label="Back" href="#docs-polls--footnote-1-from-1">↩</a></li></ol>',
  );
  expect(toBodyXhtml(makeTestChapter('/docs/', content).section)).toContain(
    'id="docs--footnote-1-from-1"',
  );
  const heading = '<h1>Polls<sup><a href="#footnote-1" data-footnote-ref="true">1</a></sup></h1>';
  expect(makeTestChapter('/docs/polls', heading).title).toBe('Polls');
});

test('the style sheet knows classes that there are', () => {
  const styles = readFileSync(path.join(import.meta.dirname, 'book.css'), 'utf8');
  const namedClasses = [...styles.matchAll(/\.([A-Z]\w*-\w+)/g)].map(([, name]) => name);
  const themeFolder = path.resolve(import.meta.dirname, '../../theme');
  const existingClasses = new Set(
    readdirSync(themeFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .flatMap((file) =>
        [...readFileSync(path.join(themeFolder, file), 'utf8').matchAll(/\.([a-z_][\w-]*)/gi)].map(
          ([, name]) => `${path.basename(path.dirname(file))}-${name}`,
        ),
      ),
  );
  expect(namedClasses.length).toBeGreaterThan(10);
  expect(namedClasses.filter((name = '') => !existingClasses.has(name))).toEqual([]);
});

/** Makes a book of two chapters. Each call makes a new one, as each build does. */
function makeBook(): Book {
  const chapters = new Map([
    [
      '/docs/',
      makeTestChapter(
        '/docs/',
        '<h1>All “pages”</h1><p><a href="polls#top">Polls</a> <a href="polls#b">b</a></p>',
      ),
    ],
    [
      '/docs/polls',
      makePollsChapter('<p id="b">Text</p><img src="/site/a/harbor.png" alt="The harbor">'),
    ],
  ]);
  return {
    title: 'The guide',
    pageUrl: 'https://a.example/site/docs/',
    ...makeContents(sidebarNodes, (link) => chapters.get(link)),
  };
}

const MODIFIED_DAY = '2025-01-01';
const pictures = new Map([['/site/a/harbor.png', new Uint8Array([1, 2, 3])]]);

test('the same pages give the same bytes', () => {
  const bytes = makeEpub(makeBook(), 'p {}', pictures, MODIFIED_DAY);
  expect(Buffer.from(bytes).equals(makeEpub(makeBook(), 'p {}', pictures, MODIFIED_DAY))).toBe(
    true,
  );
});

test('an EPUB begins with its media type, and lists its documents in the order of the contents', () => {
  const bytes = Buffer.from(makeEpub(makeBook(), 'p {}', pictures, MODIFIED_DAY));
  expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  const files = unzipSync(bytes);
  expect(files['EPUB/picture-0.png']).toEqual(new Uint8Array([1, 2, 3]));
  const readBookFile = (name: string) => strFromU8(files[`EPUB/${name}`] as Uint8Array);
  expect([...readBookFile('package.opf').matchAll(/idref="([^"]*)"/g)].map(([, id]) => id)).toEqual(
    ['title.xhtml', 'nav.xhtml', 'docs.xhtml', 'docs-polls.xhtml'],
  );
  expect(readBookFile('nav.xhtml')).toContain(
    '<ol><li><a href="docs.xhtml">All “pages”</a></li><li><span class="part-title">Messaging</span>' +
      '<ol><li><a href="docs-polls.xhtml">Polls</a></li></ol></li></ol>',
  );
  expect(readBookFile('title.xhtml')).toContain('<h1>The guide</h1>');
  expect(readBookFile('docs.xhtml')).toContain(
    '<a href="docs-polls.xhtml">Polls</a> <a href="docs-polls.xhtml#docs-polls--b">b</a>',
  );
});

test('a picture that e-readers can show stays one, WebP as well, and its text replaces another', () => {
  const makeBookWith = (file: string) => {
    const src = `/site/a/${file}`;
    const chapter = makePollsChapter(`<img src="${src}" alt="The harbor">`);
    const book: Book = {
      title: 'The guide',
      pageUrl: site.url,
      ...makeContents(sidebarNodes, (link) => (link === '/docs/polls' ? chapter : undefined)),
    };
    const files = unzipSync(
      makeEpub(book, 'p {}', new Map([[src, new Uint8Array([1, 2, 3])]]), MODIFIED_DAY),
    );
    const readBookFile = (name: string) => strFromU8(files[`EPUB/${name}`] as Uint8Array);
    return { files, list: readBookFile('package.opf'), page: readBookFile('docs-polls.xhtml') };
  };
  for (const [file, mediaType] of [
    ['harbor.webp', 'image/webp'],
    ['harbor.PNG', 'image/png'],
    ['harbor.jpeg', 'image/jpeg'],
  ] as const) {
    const name = `picture-0${path.extname(file)}`;
    const { files, list, page } = makeBookWith(file);
    expect(page, file).toMatch(new RegExp(`<img [^>]*src="${name}"`));
    expect(list, file).toContain(`href="${name}" media-type="${mediaType}"`);
    expect(files[`EPUB/${name}`], file).toEqual(new Uint8Array([1, 2, 3]));
  }
  const { list, page } = makeBookWith('harbor.avif');
  expect(page).toContain('<span>[The harbor]</span>');
  expect(list).not.toContain('avif');
});

test('the document to print has all of it, and the title of a chapter at the top of its sheets', () => {
  const text = makePrintDocument(
    makeBook(),
    runningTitleRules(makeBook()).join(''),
    '/favicon.svg',
  );
  expect(text).toContain('<meta name="robots" content="noindex" />');
  expect(text).toContain('<img class="mark" src="/favicon.svg" alt="" />');
  expect(text).toContain('<a href="#docs-polls">Polls</a>');
  expect(text).toContain('[id="docs-polls"] { page: chapter-1 }');
  expect(text).toContain(
    '@page chapter-0 { @top-left { content: "The guide" } @top-right { content: "All “pages”" } }',
  );
  const [, styles = ''] = /<style>([\s\S]*)<\/style>/.exec(text) ?? [];
  // XML would escape these signs. The hash in the policy would then not match the text.
  expect(styles).not.toMatch(/[&<]/);
});
