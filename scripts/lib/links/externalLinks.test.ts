import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { site } from '../../../shared/configuration';
import { projectRoot } from '../run';
import { readExternalLinks } from './externalLinks';

const SITE = 'https://www.ours.bzh/site/';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-links-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, html: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), html);
}

test('links to other sites are listed once, with the pages that have them', () => {
  write('index.html', '<a href="https://b.org/x#part">B</a><a href="https://b.org/x">B</a>');
  write('no-source/page.html', '<a href="https://b.org/x#other">B</a>');
  write('static/pages/no-source/page.html', '<a href="https://b.org/fragment">B</a>');
  const { places } = readExternalLinks(folder, SITE);
  expect([...places]).toEqual([['https://b.org/x', ['docs/index.mdx', '/no-source/page']]]);
});

test('own pages, mail addresses, examples and invented hosts are not asked', () => {
  const links = [
    '/site/cgu',
    '#part',
    `${SITE}docs/`,
    'mailto:a@b.org',
    'https://www.a.example/',
    'https://www.a.example/#part',
    'https://example.org/plan',
  ];
  write('index.html', links.map((link) => `<a href="${link}">A</a>`).join(''));
  const { places, inventedCount } = readExternalLinks(folder, SITE);
  expect([...places]).toEqual([]);
  expect(inventedCount).toBe(2);
});

test('a link that is written in a page or in the configuration has its line', () => {
  const text = readFileSync(path.join(projectRoot, 'docs/cgu.mdx'), 'utf8');
  const [inPage = ''] = /(?<=\]\()https:[^)]+/.exec(text) ?? [];
  const inConfig = Object.values(site.links).filter((link) => /^https:/.test(link));
  write('cgu.html', `<a href="${inPage}">A</a>`);
  write('index.html', inConfig.map((link) => `<a href="${link}">A</a>`).join(''));
  const { places } = readExternalLinks(folder, SITE);
  const [placesOfPage = [], ...placesOfConfig] = places.values();
  expect(placesOfPage).toEqual([expect.stringMatching(/^docs\/cgu\.mdx:\d+$/)]);
  for (const [place] of placesOfConfig) {
    expect(place).toMatch(/\/site\.yaml:\d+$/);
  }
});

test('without a built site there is one line', () => {
  expect(() => readExternalLinks(folder, SITE)).toThrow(/no built site in .*: run npm run build/);
});
