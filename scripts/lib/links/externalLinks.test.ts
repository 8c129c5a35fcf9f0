import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { site } from '../../../shared/configuration';
import { projectRoot } from '../../../shared/projectRoot';
import { readExternalLinks } from './externalLinks';

const SITE_URL = 'https://www.ours.bzh/site/';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-links-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeDocument(file: string, html: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), html);
}

test('links to other sites are listed once, with the pages that have them', () => {
  writeDocument(
    'index.html',
    '<a href="https://b.org/x#part">B</a><a href="https://b.org/x">B</a>',
  );
  writeDocument('no-source/page.html', '<a href="https://b.org/x#other">B</a>');
  writeDocument('static/pages/no-source/page.html', '<a href="https://b.org/fragment">B</a>');
  const { places } = readExternalLinks(folder, SITE_URL);
  expect([...places]).toEqual([['https://b.org/x', ['docs/index.mdx', '/no-source/page']]]);
});

test('own pages, email addresses, examples and invented hosts are not asked', () => {
  const links = [
    '/site/cgu',
    '#part',
    `${SITE_URL}docs/`,
    'mailto:a@b.org',
    'https://www.a.example/',
    'https://www.a.example/#part',
    'https://example.org/plan',
  ];
  writeDocument('index.html', links.map((link) => `<a href="${link}">A</a>`).join(''));
  const { places, inventedCount } = readExternalLinks(folder, SITE_URL);
  expect([...places]).toEqual([]);
  expect(inventedCount).toBe(2);
});

test('a link that is written in a page or in the configuration has its line', () => {
  const text = readFileSync(path.join(projectRoot, 'docs/cgu.mdx'), 'utf8');
  const [linkInPage = ''] = /(?<=\]\()https:[^)]+/.exec(text) ?? [];
  const linksInConfig = Object.values(site.links).filter((link) => /^https:/.test(link));
  writeDocument('cgu.html', `<a href="${linkInPage}">A</a>`);
  writeDocument('index.html', linksInConfig.map((link) => `<a href="${link}">A</a>`).join(''));
  const { places } = readExternalLinks(folder, SITE_URL);
  const [placesOfPage = [], ...placesOfConfig] = places.values();
  expect(placesOfPage).toEqual([expect.stringMatching(/^docs\/cgu\.mdx:\d+$/)]);
  for (const [place] of placesOfConfig) {
    expect(place).toMatch(/\/site\.yaml:\d+$/);
  }
});

test('without a built site there is one line', () => {
  expect(() => readExternalLinks(folder, SITE_URL)).toThrow(
    /no built site in .*: run npm run build/,
  );
});
