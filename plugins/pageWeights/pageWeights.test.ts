import { expect, test } from '@rstest/core';
import type { BuiltPage, BuiltSite } from '../builtSite/builtSite.ts';
import { checkPageWeights } from './checkPageWeights.ts';
import { loadedAddresses } from './loadedAddresses.ts';
import { statedWeight, weighPages } from './pageWeights.ts';

const page = (content = '') =>
  `<body><div id="frame" data-kb=""><main>${content}</main></div><footer>This page: <span data-kb=""></span> kB</footer>`;

/** A site of one page whose file has so many bytes once it is served. */
function siteOf(html: string, bytes: (html: string) => number, files: Record<string, number> = {}) {
  const [only]: BuiltPage[] = [{ file: 'index.html', address: '/', html }];
  const written: string[] = [];
  const site: Partial<BuiltSite> = {
    pages: only ? [only] : [],
    base: '/site/',
    url: 'https://www.example.org/site/',
    files: new Set(['index.html', ...Object.keys(files)]),
    write: async (_, text) => {
      written.push(String(text));
    },
    read: async () => 'document.cookie',
    servedBytes: async (file) => files[file] ?? bytes(only?.html ?? ''),
  };
  return { site: site as BuiltSite, page: only as BuiltPage, written };
}

const problemsOf = (site: BuiltSite) =>
  checkPageWeights(site).then(
    () => [],
    ({ lines }) => lines as string[],
  );

test('the footer and the frame get the weight of document, pictures and icon, rounded up', async () => {
  const files = { 'a.png': 2500, 'icon.svg': 400, 'other.png': 9000 };
  const tags =
    '<link rel="icon" href="/site/icon.svg"><img src="/site/a.png"><a href="/site/other.png">B</a>';
  const { site, page: only, written } = siteOf(page(tags), () => 5101, files);
  await weighPages(site);
  expect(statedWeight(only)).toBe(9);
  expect(only.html).toContain('<div id="frame" data-kb="9">');
  expect(written.at(-1)).toBe(only.html);
  expect(await problemsOf(site)).toEqual([]);
});

test('where each of two figures would make the other one right, the larger stays', async () => {
  const { site, page: only } = siteOf(page(), (html) => (html.includes('>3<') ? 3010 : 2990));
  await weighPages(site);
  expect(statedWeight(only)).toBe(4);
  expect(await problemsOf(site)).toEqual([]);
});

test('a page that says something else is a mistake', async () => {
  const says = (kB: string) => page().replace('data-kb=""></span>', `data-kb="">${kB}</span>`);
  const weighs = (bytes: number) => () => bytes;
  const line = (text: string) => [expect.stringContaining(text)];
  expect(await problemsOf(siteOf(says('9'), weighs(9001)).site)).toEqual(
    line('says 9 kB, and it takes 9001 bytes'),
  );
  expect(await problemsOf(siteOf(says('9'), weighs(7000)).site)).toEqual(
    line('says 9 kB, and it takes 7000 bytes'),
  );
  expect(await problemsOf(siteOf(page(), weighs(7000)).site)).toEqual(line('does not say'));
  const other = says('9').replace('<main>', '<main><img src="https://cdn.example.net/a.png">');
  expect(await problemsOf(siteOf(other, weighs(9000)).site)).toEqual(
    line('loads https://cdn.example.net/a.png'),
  );
  const own = other.replace('https://cdn.example.net', 'https://www.example.org/site');
  expect(await problemsOf(siteOf(own, weighs(9000)).site)).toEqual([]);
  const cookie = says('9').replace('<main>', '<main><script>document.cookie = "a=b"</script>');
  expect(await problemsOf(siteOf(cookie, weighs(9000)).site)).toEqual(line('sets a cookie'));
  const { site } = siteOf(says('9'), weighs(9000), { 'static/js/index.js': 1 });
  expect(await problemsOf(site)).toEqual(line('static/js/index.js: uses cookies'));
});

test('what a page makes a browser load', () => {
  const html = `<link rel="canonical" href="https://a.example/"><link rel="preconnect" href="https://b.example">
    <style>@import "c.css"; body { background: url(d.png) url('data:image/png;base64,AA') }</style>
    <img alt="" src="e.png" srcset="f.png 1x, g.png 2x"><script src="/h.js"></script><a href="/i">I</a>`;
  expect(loadedAddresses(html).sort()).toEqual([
    '/h.js',
    'c.css',
    'd.png',
    'e.png',
    'f.png',
    'g.png',
    'https://b.example',
  ]);
});
