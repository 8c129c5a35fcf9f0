import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { strFromU8, unzipSync } from 'fflate';
import { toXml } from 'xast-util-to-xml';
import type { SidebarNode } from '../../shared/sidebar.ts';
import { parseDocument } from '../site/html.ts';
import { NOT_FOUND_PAGE } from '../site/pages.ts';
import type { Document } from '../site/site.ts';
import { type Book, contentsOf, resolveLinks } from './book.ts';
import { chapterOf } from './chapter.ts';
import { epub } from './epub.ts';
import { printDocument } from './printDocument.ts';

const book = {
  addresses: new Set(['/docs/', '/docs/polls']),
  base: '/site/',
  url: 'https://a.example/site/',
  classNames: new Set(['Picture-line']),
};

const page = (address: string, content: string): Document => ({
  page: { ...NOT_FOUND_PAGE, address, source: `docs${address}.mdx` },
  tree: parseDocument(`<html><body><nav>Menu</nav><article class="a">${content}</article></body></html>`),
});

const polls = (content: string) =>
  chapterOf(page('/docs/polls', `<h1>Polls</h1>${content}`), 'Messaging', book);
const xmlOf = (content: string) => toXml(polls(content).section, { closeEmptyElements: true });

/** Of the content of a page. */
const contentOf = (content: string) =>
  xmlOf(content)
    .replace(/^.*<h1>Polls<\/h1>/, '')
    .replace(/<\/section>$/, '');

test('a chapter has the name of its part above its heading, and what belongs to the page only is left out', () => {
  expect(
    xmlOf(
      '<p data-try=""><a href="#x">Try it</a></p><nav>Contents</nav><p data-book="{}">Take it with you</p>' +
        '<div><pre><code><span class="line">a\n</span></code></pre><button data-needs-scripts="">Copy</button><span role="status"></span></div>',
    ),
  ).toBe(
    '<section id="docs-polls" class="chapter"><p class="part">Messaging</p><h1>Polls</h1>' +
      '<div><pre><code>a\n</code></pre></div></section>',
  );
});

test('a figure is what it shows without scripts, and nothing in it can be pressed', () => {
  expect(
    contentOf(
      '<site-island data-name="Poll"><figure data-figure="" aria-labelledby="_R_1"><figcaption><span id="_R_1">Try</span></figcaption>' +
        '<div data-needs-scripts=""><input value="1"></div><p><button disabled="">Yes</button><button>No</button><select></select></p>' +
        '</figure></site-island>',
    ),
  ).toBe(
    '<figure><figcaption><span>Try</span></figcaption>' +
      '<p><span class="button">Yes</span> <span class="button">No</span></p></figure>',
  );
});

test('what is folded away is open, and notes and drawings keep their form', () => {
  expect(contentOf('<details><summary>More</summary><p>Text &amp; more</p></details>')).toBe(
    '<div><p><strong>More</strong></p><p>Text &#x26; more</p></div>',
  );
  expect(contentOf('<div class="j" role="note"><p class="Picture-line other">Tip</p></div>')).toBe(
    '<div class="note"><p class="Picture-line">Tip</p></div>',
  );
  expect(
    contentOf('<p><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M1 1"></path></svg></p>'),
  ).toMatch(
    /^<p><svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24" aria-hidden="true" width="1\.15em" .*><path d="M1 1" \/><\/svg><\/p>$/,
  );
  expect(polls('<svg></svg>').hasDrawings).toBe(true);
  expect(contentOf('<ul><li><span role="img" aria-label="Done"></span>Tools</li></ul>')).toBe(
    '<ul><li>[Done] Tools</li></ul>',
  );
});

test('the language of a phrase is marked for HTML and for XML', () => {
  expect(contentOf('<p><span lang="fr">l’été</span></p>')).toBe(
    '<p><span lang="fr" xml:lang="fr">l’été</span></p>',
  );
  expect(contentOf('<p><a href="https://b.example/" lang="fr">b.example</a></p>')).toBe(
    '<p><a lang="fr" xml:lang="fr" href="https://b.example/">b.example</a></p>',
  );
});

test('ids begin with the chapter, and links lead to chapters or show where they lead', () => {
  const index = chapterOf(
    page(
      '/docs/',
      '<h1 id="top">All</h1><p><a href="/site/docs/polls#2-votes">votes</a> <a href="#no">here</a></p>',
    ),
    '',
    book,
  );
  const chapter = polls(
    '<h2 id="2-votes"><a href="#2-votes">Votes</a></h2><p><a href="/site/docs/">all</a></p>',
  );
  resolveLinks(
    new Map([
      ['/docs/', index],
      ['/docs/polls', chapter],
    ]),
    ({ id }, target) => `${id}.xhtml#${target}`,
  );
  expect(toXml(index.section)).toContain('<a href="docs-polls.xhtml#docs-polls--2-votes">votes</a>');
  expect(toXml(index.section)).toContain('<a href="docs.xhtml#docs">here</a>');
  expect(toXml(chapter.section)).toContain(
    '<h2 id="docs-polls--2-votes">Votes</h2><p><a href="docs.xhtml#docs">all</a></p>',
  );

  expect(contentOf('<a href="/site/cgu#data" rel="noopener">terms</a>')).toBe(
    '<a href="https://a.example/site/cgu#data">terms</a><span class="address"> (https://a.example/site/cgu#data)</span>',
  );
  expect(contentOf('<a href="https://b.example/">b.example</a>')).toBe(
    '<a href="https://b.example/">b.example</a>',
  );
  expect(contentOf('<a href="mailto:c@d.example">write</a>')).toBe(
    '<a href="mailto:c@d.example">write</a><span class="address"> (c@d.example)</span>',
  );
});

test('the style sheet knows classes that there are', () => {
  const styles = readFileSync(path.join(import.meta.dirname, 'book.css'), 'utf8');
  const named = [...styles.matchAll(/\.([A-Z]\w*-\w+)/g)].map(([, name]) => name);
  const theme = path.resolve(import.meta.dirname, '../../theme');
  const existing = new Set(
    readdirSync(theme, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .flatMap((file) =>
        [...readFileSync(path.join(theme, file), 'utf8').matchAll(/\.([a-z_][\w-]*)/gi)].map(
          ([, name]) => `${path.basename(path.dirname(file))}-${name}`,
        ),
      ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name = '') => !existing.has(name))).toEqual([]);
});

test('a page without a heading is told', () => {
  expect(() => chapterOf(page('/docs/polls', '<p>Text</p>'), '', book)).toThrow(
    'docs/docs/polls.mdx: a page without a heading',
  );
});

const nodes: SidebarNode[] = [
  { text: 'Documentation', link: '/docs/' },
  { text: 'Messaging', items: [{ text: 'Polls', link: '/docs/polls' }] },
  { text: 'Settings', items: [{ text: 'Not there', link: '/docs/none' }] },
];

/** A new one each time, as each build makes it. */
function made(): Book {
  const chapters = new Map([
    ['/docs/', chapterOf(page('/docs/', '<h1>All “pages”</h1>'), '', book)],
    ['/docs/polls', polls('<p>Text</p><img src="/site/a/harbor.png" alt="The harbor">')],
  ]);
  return {
    title: 'The guide',
    author: 'Us',
    tagline: 'Pour tous',
    language: 'en',
    source: 'https://a.example/site/docs/',
    license: 'CC BY-SA 4.0',
    contents: contentsOf(nodes, chapters),
    chapters: [...chapters.values()],
  };
}

const MODIFIED = '2025-01-01T00:00:00Z';
const pictures = new Map([['a/harbor.png', new Uint8Array([1, 2, 3])]]);

test('the same pages give the same bytes, and other pages another edition', () => {
  const bytes = epub(made(), 'p {}', pictures, MODIFIED);
  expect(Buffer.from(bytes).equals(epub(made(), 'p {}', pictures, MODIFIED))).toBe(true);
  const identifierOf = (zip: Uint8Array) =>
    /<dc:identifier id="id">(.*?)</.exec(strFromU8(unzipSync(zip)['EPUB/package.opf'] as Uint8Array))?.[1];
  expect(identifierOf(bytes)).toMatch(/^https:\/\/a\.example\/site\/docs\/#[\da-f]{16}$/);
  expect(identifierOf(epub(made(), 'q {}', pictures, MODIFIED))).not.toBe(identifierOf(bytes));
});

test('an EPUB begins with its media type, and lists its documents in the order of the contents', () => {
  const bytes = Buffer.from(epub(made(), 'p {}', pictures, MODIFIED));
  expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  const files = unzipSync(bytes);
  expect(files['EPUB/pictures/a-harbor.png']).toEqual(new Uint8Array([1, 2, 3]));
  const text = (name: string) => strFromU8(files[`EPUB/${name}`] as Uint8Array);
  expect([...text('package.opf').matchAll(/idref="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    ...['title', 'nav', 'docs', 'docs-polls'],
  ]);
  expect(text('nav.xhtml')).toContain(
    '<ol><li><a href="docs.xhtml">All “pages”</a></li><li><span class="part-title">Messaging</span>' +
      '<ol><li><a href="docs-polls.xhtml">Polls</a></li></ol></li></ol>',
  );
  expect(text('title.xhtml')).toContain('<h1>The guide</h1>');
});

test('the document to print has all of it, and the title of a chapter at the top of its sheets', () => {
  const text = printDocument(made(), 'p {}', '/favicon.svg');
  expect(text).toContain('<meta name="robots" content="noindex" />');
  expect(text).toContain('<img class="mark" src="/favicon.svg" alt="" />');
  expect(text).toContain('<a href="#docs-polls">Polls</a>');
  expect(text).toContain('#docs-polls { page: chapter-1 }');
  expect(text).toContain(
    '@page chapter-0 { @top-left { content: "The guide" } @top-right { content: "All “pages”" } }',
  );
  const [, styles = ''] = /<style>([\s\S]*)<\/style>/.exec(text) ?? [];
  // Otherwise the policy would have the hash of another text.
  expect(styles).not.toMatch(/[&<]/);
});
