import { expect, test } from '@rstest/core';
import { parseFragment, selectAll, toHtml } from '../site/html.ts';
import type { PageDocument } from '../site/site.ts';
import { contentsEntries } from './contentsEntries.ts';

/** Returns the links after the step: the entries of the contents, and the links in the text. */
function readLinks(article: string, entries: string): string[] {
  const tree = parseFragment(
    `<nav aria-label="On this page">${entries}</nav><article>${article}</article>`,
  );
  contentsEntries().change?.({ tree } as PageDocument);
  return selectAll('a:not([data-footnote-ref])', tree).map((link) => toHtml(link));
}

test('an entry has the words of its heading, also those inside of tags, and their language; a link in the text stays', () => {
  const links = readLinks(
    '<h2 id="a"><span lang="fr">En français</span></h2><h2 id="b">To <code>b</code></h2>' +
      '<h3 id="c">At <span lang="fr">Chez nous</span><sup><a data-footnote-ref="">1</a></sup></h3>' +
      '<p><a href="#a">Below</a></p>',
    '<a href="#a"></a><a href="#b">To b</a><a href="#c">At </a><a href="#d">D</a>',
  );
  expect(links).toEqual([
    '<a href="#a" lang="fr">En français</a>',
    '<a href="#b">To b</a>',
    '<a href="#c">At Chez nous</a>',
    '<a href="#d">D</a>',
    '<a href="#a">Below</a>',
  ]);
});
