import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { listFiles } from '../../plugins/site/listFiles';
import { previewAddress, writePreview } from './preview';

const SITE_URL = 'https://www.example.org/site/';

test('links to pages, to parts of them and to files are relative to the page', () => {
  const files = ['index.html', 'cgu.html', 'docs/index.html', 'docs/a/b.html', 'mon été.pdf'];
  const site = { url: SITE_URL, files: new Set(files) };
  const fromPage = (link: string) => previewAddress(link, 'docs/a/b.html', site);
  expect(fromPage('/site/')).toBe('../../index.html');
  expect(fromPage('/site/docs/')).toBe('../index.html');
  expect(fromPage('/site/docs/a/b')).toBe('b.html');
  expect(fromPage('/site/cgu#part-%C3%A9')).toBe('../../cgu.html#part-%C3%A9');
  expect(fromPage('#part')).toBe('#part');
  expect(fromPage('https://www.example.org/site/cgu')).toBe('../../cgu.html');
  expect(fromPage('/site/mon%20%C3%A9t%C3%A9.pdf')).toBe('../../mon%20%C3%A9t%C3%A9.pdf');
  expect(previewAddress('/site/docs/', 'index.html', site)).toBe('docs/index.html');
});

test('what the preview does not have is reached by its whole address', () => {
  const site = { url: SITE_URL, files: new Set(['index.html']) };
  const fromHome = (link: string) => previewAddress(link, 'index.html', site);
  expect(fromHome('/site/old?a=b#c')).toBe('https://www.example.org/site/old?a=b#c');
  expect(fromHome('/elsewhere')).toBe('https://www.example.org/elsewhere');
  expect(fromHome('https://april.org/')).toBe('https://april.org/');
  expect(fromHome('mailto:a@example.org')).toBe('mailto:a@example.org');
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-preview-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function writeBuiltFile(file: string, content: string): void {
  const target = path.join(folder, 'dist', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

test('a preview has pages without scripts, and only the files that they need', () => {
  writeBuiltFile(
    'docs/index.html',
    `<!doctype html><html><head><meta name="robots" content="all"><script src="/site/a.js"></script>
<style>@media (scripting:none){a{b:c}}</style><link rel="icon" href="/site/icon.svg"><link rel="canonical" href="${SITE_URL}docs/"></head>
<body><noscript><p>Without scripts</p></noscript><img srcset="/site/one.png 2x" src="/site/one.png">
<a href="/site/book.xhtml">Book</a></body></html>`,
  );
  writeBuiltFile(
    'book.xhtml',
    '<?xml version="1.0"?><!DOCTYPE html><html><body>Book</body></html>',
  );
  for (const file of ['a.js', 'icon.svg', 'one.png', 'other.png', 'static/pages/docs.html']) {
    writeBuiltFile(file, file);
  }
  const preview = path.join(folder, 'preview');
  writePreview(path.join(folder, 'dist'), preview, SITE_URL, 'abc1234');
  expect(listFiles(preview)).toEqual([
    'book.xhtml.html',
    'docs/index.html',
    'icon.svg',
    'one.png',
    'preview.txt',
  ]);
  const page = readFileSync(path.join(preview, 'docs/index.html'), 'utf8');
  expect(page).toContain('<link rel="icon" href="../icon.svg">');
  expect(page).toContain('<img srcset="../one.png 2x" src="../one.png">');
  expect(page).toContain('<a href="../book.xhtml.html">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain(
    'role="note">Preview of abc1234; search and figures do not work here.</p><p>Without scripts</p>',
  );
  expect(page).toContain('<style>@media (width >= 0){a{b:c}}</style>');
  expect(page).not.toMatch(/<script|canonical|content="all"/);
  expect(readFileSync(path.join(preview, 'book.xhtml.html'), 'utf8')).toMatch(
    /^<!doctype html><html>.*Preview of abc1234.*Book<\/body>/s,
  );
});
