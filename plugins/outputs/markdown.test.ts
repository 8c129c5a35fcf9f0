import { expect, test } from '@rstest/core';
import type { Element } from 'hast';
import { extractArticle, parseDocument } from '../site/html.ts';
import { NOT_FOUND_PAGE, type Page } from '../site/pages.ts';
import type { Site } from '../site/site.ts';
import { articleToMarkdown } from './articleToMarkdown.ts';
import { makeLlmsTxt, markdown } from './markdown.ts';

/** Returns the Markdown of a page with this article. */
const toMarkdown = (content: string) => {
  const html = `<html><body><nav>Menu</nav><article class="a">${content}</article></body></html>`;
  return articleToMarkdown(extractArticle(parseDocument(html)) as Element);
};

test('the text of the article, without what surrounds it, figures and buttons', () => {
  const text = toMarkdown(
    '<h1>Pad</h1><p>Write <a href="/docs/">together</a>.</p>' +
      '<h2 id="use">Use it</h2>' +
      '<ol><li>Press <kbd>Enter</kbd></li></ol>' +
      '<figure data-figure=""><p>Try</p></figure><button>Copy</button>',
  );
  expect(text).toBe('# Pad\n\nWrite [together](/docs/).\n\n## Use it\n\n1. Press `Enter`\n');
});

test('callouts are quotes, tables are tables, code keeps its lines', () => {
  expect(toMarkdown('<div role="note"><p>Tip</p><p>Rest.</p></div>')).toBe('> Tip\n>\n> Rest.\n');
  expect(
    toMarkdown(
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    ),
  ).toBe('| A |\n| - |\n| 1 |\n');
  expect(
    toMarkdown(
      '<div><pre class="shiki"><code class="language-sh"><span>a</span>\n<span>b</span>\n</code></pre></div>',
    ),
  ).toBe('```sh\na\nb\n```\n');
});

test('a definition list becomes a list, and React’s comments between texts are left out', () => {
  expect(toMarkdown('<dl><div><dt>For whom</dt><dd>Every<!-- -->one</dd></div></dl>')).toBe(
    '- **For whom:** Everyone\n',
  );
});

test('what only the style sheet keeps apart has a space between', () => {
  expect(toMarkdown('<p><b>Now:</b><a href="/a">A</a><a href="/b">B</a>.</p>')).toBe(
    '**Now:** [A](/a) [B](/b).\n',
  );
});

test('footnotes are those of Markdown, without the arrows that lead back', () => {
  const makeReference = (note: number) =>
    `<sup><a href="#footnote-${note}" data-footnote-ref="true">${note}</a></sup>`;
  const backLink =
    ' <a href="#footnote-1-from-1" data-footnote-backref="" aria-label="Back to reference 1">↩</a>';
  expect(
    toMarkdown(
      `<p>One.${makeReference(1)} Two.${makeReference(2)}</p><section data-footnotes="true"><h2 id="footnote-label">Footnotes</h2>` +
        `<ol><li id="footnote-1"><p>The <strong>first</strong>.${backLink}</p></li>` +
        `<li id="footnote-2"><p>A list:</p><ul><li>a</li></ul><p>Its end.${backLink}</p></li></ol></section><section><p>More</p></section>`,
    ),
  ).toBe(
    'One.[^1] Two.[^2]\n\n[^1]: The **first**.\n\n[^2]: A list:\n\n    - a\n\n    Its end.\n\nMore\n',
  );
});

test('llms.txt lists the pages by part of the site', () => {
  expect(
    makeLlmsTxt('A', 'About A.', [
      ['Services', '- one'],
      ['News', '- two'],
      ['Services', '- three'],
    ]),
  ).toBe('# A\n\n> About A.\n\n## Services\n\n- one\n- three\n\n## News\n\n- two\n');
});

test('a page in French says so, in its file and in llms.txt; a page that is not indexed has no file', async () => {
  const writtenFiles = new Map<string, string>();
  const makeTestPage = (name: string, pageProperties: Partial<Page>): Page => ({
    ...NOT_FOUND_PAGE,
    ...{ address: `/${name}`, file: `${name}.html`, isIndexed: true, ...pageProperties },
  });
  const pages = [
    makeTestPage('one', { title: 'One', description: 'First.' }),
    makeTestPage('deux', { title: 'Deux', description: 'Second.', lang: 'fr' }),
    makeTestPage('search', { isIndexed: false }),
  ];
  const { read, finish } = markdown({
    pages,
    url: 'https://a.example/',
    files: new Set(['one.md', 'deux.md']),
    async write(file: string, text: string) {
      writtenFiles.set(file, text);
    },
  } as Partial<Site> as Site);
  for (const testPage of pages) {
    const tree = parseDocument('<article><p>Texte</p></article>');
    await read?.({ page: testPage, tree }, extractArticle(tree));
  }
  await finish?.();
  expect([...writtenFiles.keys()]).toEqual(['one.md', 'deux.md', 'llms.txt']);
  expect(writtenFiles.get('one.md')).toBe('Texte\n');
  expect(writtenFiles.get('deux.md')).toBe('---\nlang: fr\n---\n\nTexte\n');
  expect(writtenFiles.get('llms.txt')).toContain('One](https://a.example/one.md): First.\n');
  expect(writtenFiles.get('llms.txt')).toContain(
    'Deux](https://a.example/deux.md): Second. (in French)\n',
  );
});
