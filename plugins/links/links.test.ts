import { describe, expect, test } from '@rstest/core';
import { pageLinks } from './htmlLinks.ts';
import { checkSite, headingProblem, targetOf } from './siteLinks.ts';

const SITE = 'https://a.example/site/';

test('links of all kinds are found, except in scripts, style elements and comments', () => {
  const html =
    '<link rel="icon" href="/favicon.svg"/><meta property="og:image" content="https://a.example/og.png"/>' +
    '<script>const no = \'<a href="/no">\';</script><script src="/a.js"></script><!-- <a href="/no"> -->' +
    '<style>a::after{content:\'<a href="/no">\'}</style>' +
    '<h1 id="top">A</h1><h2 id="b">B</h2><a class="x" href="/b?c=1&amp;d=2">b</a><img alt="" src="/c.png" srcSet="/d.png 2x"/>';
  const { links, followed, ids, headings } = pageLinks(html);
  expect(links.sort()).toEqual(
    ['/a.js', '/b?c=1&d=2', '/c.png', '/d.png', '/favicon.svg', 'https://a.example/og.png'].sort(),
  );
  expect(followed).toEqual(['/b?c=1&d=2']);
  expect([...ids]).toEqual(['top', 'b']);
  expect(headings).toEqual([1, 2]);
});

test('an attribute that looks like a comment or the end of a tag hides nothing', () => {
  const html =
    '<meta property="og:title" content="Mail <!-- and more"/><h1 id="a">A</h1><a title="a > b" href="/b">b</a>';
  const { followed, headings } = pageLinks(html);
  expect(headings).toEqual([1]);
  expect(followed).toEqual(['/b']);
});

describe('targetOf', () => {
  const from = `${SITE}docs/services`;
  test('a page of the site, without the base', () => {
    expect(targetOf('/site/cgu?x=1#privacy', from, SITE)).toEqual({
      kind: 'internal',
      path: '/cgu',
      hash: 'privacy',
    });
    expect(targetOf(`${SITE}docs/`, from, SITE)).toEqual({ kind: 'internal', path: '/docs/', hash: '' });
    expect(targetOf('#b', from, SITE)).toEqual({ kind: 'internal', path: '/docs/services', hash: 'b' });
  });
  test('other sites, mail addresses, and links that nobody can follow', () => {
    expect(targetOf('https://b.example/', from, SITE).kind).toBe('external');
    expect(targetOf('mailto:a@b.example', from, SITE).kind).toBe('external');
    for (const link of ['/cgu', 'javascript:void 0', '/site/%E0%A4%A', 'https://', 'ftp://b.example/']) {
      expect(targetOf(link, from, SITE).kind).toBe('unusable');
    }
  });
});

describe('headingProblem', () => {
  test('one heading of level 1, and no level skipped', () => {
    expect(headingProblem([1, 2, 3, 3, 2, 3])).toBeUndefined();
    expect(headingProblem([2, 1, 2])).toBeUndefined();
    expect(headingProblem([1, 3])).toBe('skips from a heading of level 1 to one of level 3');
    expect(headingProblem([2])).toMatch(/one heading of level 1/);
    expect(headingProblem([1, 2, 1])).toMatch(/one heading of level 1/);
  });
});

describe('checkSite', () => {
  const page = (links: string) => `<h1 id="top">A</h1>${links}`;
  const site = (home: string, other = '<a href="/site/">Home</a>') => ({
    url: SITE,
    pages: [
      { address: '/', html: page(home) },
      { address: '/docs/b', html: page(other) },
      { address: '/404', html: page('') },
    ],
    files: new Set(['favicon.svg', 'docs/b.md']),
    linksByFile: new Map([['docs/b.md', ['/site/docs/b#top']]]),
  });
  const problems = (...args: Parameters<typeof site>) => checkSite(site(...args)).problems;

  test('a site without mistakes has no problems, and its links to other sites are listed', () => {
    const report = checkSite(site('<a href="/site/docs/b#top">B</a><a href="https://c.example/">C</a>'));
    expect(report.problems).toEqual([]);
    expect([...report.external]).toEqual([['https://c.example/', '/']]);
  });

  test('a link that leads nowhere is reported with its page', () => {
    const link = '<a href="/site/docs/b">B</a>';
    expect(problems(`${link}<a href="/site/c">C</a>`)).toEqual([
      '/: the link /site/c leads to no page and no file',
    ]);
    expect(problems(`${link}<a href="/site/docs/b#c">C</a>`)).toEqual([
      '/: the link /site/docs/b#c leads to no part of its page',
    ]);
    expect(problems(`${link}<img src="/site/c.png">`)).toHaveLength(1);
    expect(problems(`${link}<a href="/docs/b">without the base</a>`)).toHaveLength(1);
  });

  test('a broken link of the footer is one problem', () => {
    const link = '<a href="/site/docs/b">B</a><a href="/site/c">C</a>';
    expect(problems(link, link)).toEqual(['/ and 1 more: the link /site/c leads to no page and no file']);
  });

  test('a broken link of a page and of its Markdown is one problem of the page', () => {
    const content = site('<a href="/site/docs/b">B</a>', '<a href="/site/c">C</a>');
    content.linksByFile.set('docs/b.md', ['/site/c']);
    expect(checkSite(content).problems).toEqual(['/docs/b: the link /site/c leads to no page and no file']);
  });

  test('a page that no link leads to is a problem', () => {
    expect(problems('', '<a href="/site/docs/b">itself</a>')).toEqual([
      '/docs/b: no link leads here; add the page to sidebars.ts or link it from another',
    ]);
  });

  test('links of other files than pages are checked', () => {
    const content = site('<a href="/site/docs/b">B</a>');
    content.linksByFile.set('sitemap.xml', [`${SITE}gone`]);
    expect(checkSite(content).problems).toEqual([
      `sitemap.xml: the link ${SITE}gone leads to no page and no file`,
    ]);
  });
});
