import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import type { BuiltSite } from '../builtSite/builtSite.ts';
import { checkOutput } from './checkOutput.ts';

let folder = '';
const source = () => path.join(folder, 'pad.mdx');

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'check-output-'));
  writeFileSync(source(), '# Pad\n\n:::tip\n\nA tip.\n\n:::\n\n```md\n:::note\n\nCode.\n```\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = '<head><meta property="og:title" content="Pad"></head>';
const FILES = [
  'docs/pad.html',
  '404.html',
  'static/js/index.0123456789.js',
  'static/css/async/a.0123456789.css',
];

/** Checks a site of one page. @param html of its body */
function check({ html = '<div role="note">A tip.</div>', head = HEAD, files = FILES }): Promise<void> {
  const site: Partial<BuiltSite> = {
    base: '/site/',
    pages: [{ file: 'docs/pad.html', address: '/docs/pad', html: `${head}<div id="frame">${html}</div>` }],
    routes: [{ routePath: '/docs/pad', absolutePath: source() }] as BuiltSite['routes'],
    files: new Set(files),
  };
  return checkOutput(site as BuiltSite);
}
const seam = (name: string) => `see ${name} in UPSTREAM.md`;

test('a site as Rspress writes it passes', async () => {
  await check({});
  await check({
    html: '<div role="note"></div><a href="/site/docs/pad#a">a</a><a href="/site/file.html">b</a>',
  });
  await check({ files: [...FILES, 'script-of-the-association.js'] });
});

test('a missing page, and a script or a style sheet without a hash, are upstream changes', async () => {
  await expect(check({ files: FILES.slice(1) })).rejects.toThrow(seam('rspress-pages'));
  await expect(check({ files: FILES.toSpliced(1, 1) })).rejects.toThrow(seam('rspress-pages'));
  await expect(check({ files: [...FILES, 'static/js/index.js'] })).rejects.toThrow(seam('rsbuild-files'));
  await expect(check({ files: [...FILES, 'static/a.0123456789.js'] })).rejects.toThrow(seam('rsbuild-files'));
  await expect(check({ files: FILES.slice(0, 2) })).rejects.toThrow(seam('rsbuild-files'));
});

test('so are a search index, a marker of the template that is left, and tags in another form', async () => {
  const index = 'static/search_index.01234567.json';
  await expect(check({ files: [...FILES, index] })).rejects.toThrow(seam('rspress-search-index'));
  await expect(check({ head: `${HEAD}<!--<?- HEAD ?>-->` })).rejects.toThrow(seam('rspress-template'));
  const head = '<head><meta content="Pad" property="og:title"></head>';
  await expect(check({ head })).rejects.toThrow(seam('unhead-meta'));
});

test('so are a link with an ending, and a callout that is not ours', async () => {
  const link = '<div role="note"></div><a class="a" href="/site/docs/pad.html#b">Pad</a>';
  await expect(check({ html: link })).rejects.toThrow(seam('rspress-links'));
  await expect(check({ html: '<p>:::tip</p>' })).rejects.toThrow(seam('rspress-callout'));
});
