import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from '../lib/axe';
import { buildFixture } from '../lib/fixtureSite';
import { readFocusProblem } from '../lib/keyboard';
import { open } from '../lib/navigation';
import { parseHtml } from '../lib/parseHtml';
import { firstPage, PAGES_WITH_FOOTNOTES } from './pages';
import { expect, test } from './test';

test('footnotes are reached and left by keyboard, in the order of the text', async ({ page }) => {
  await open(page, firstPage.address);
  const reference = page.getByRole('article').getByRole('link', { name: '2', exact: true });
  await reference.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'A study of okapis.' }),
  ).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to reference 2' })).toBeFocused();
  expect(await readFocusProblem(page)).toBe('');
  await page.keyboard.press('Enter');
  await expect(reference).toBeFocused();
  expect(await readFocusProblem(page)).toBe('');
  // The return has not removed the reference from the tab order.
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('article').getByRole('link', { name: '1', exact: true }).last(),
  ).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(reference).toBeFocused();
  await page.getByRole('link', { name: 'Back to reference 1-2' }).click();
  await expect(
    page.getByRole('article').getByRole('link', { name: '1', exact: true }).last(),
  ).toBeFocused();
});

test('the notes have a heading, which the contents leave out, before the related pages', async ({
  page,
}) => {
  await open(page, firstPage.address);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2, name: 'Footnotes' })).toBeVisible();
  const headings = await article.getByRole('heading', { level: 2 }).allTextContents();
  // A page of the guide ends with its related pages.
  expect(headings.slice(headings.indexOf('Footnotes'))).toEqual(['Footnotes', 'Related']);
  await expect(
    page.getByRole('navigation', { name: 'On this page' }).getByText('Footnotes'),
  ).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page, { rules: 'layout' });
});

/**
 * Returns the ids that occur twice in a document, and its links to parts of itself that do not
 * exist.
 */
function findAnchorProblems(html: string): string[] {
  const { documentElement } = parseHtml(html);
  const ids = [...documentElement.querySelectorAll('[id]')].map(({ id }) => id);
  const targets = [...documentElement.querySelectorAll('a[href^="#"]')].map((link) =>
    String(link.getAttribute('href')).slice(1),
  );
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index),
    ...targets.filter((target) => !ids.includes(target)).map((target) => `#${target}`),
  ];
}

test('footnotes have ids of their own, and links that lead to them', async () => {
  const distFolder = await buildFixture('fixed');
  for (const page of PAGES_WITH_FOOTNOTES) {
    const html = readFileSync(path.join(distFolder, `${page.address}.html`), 'utf8');
    expect(html).toContain('id="footnote-2"');
    expect(findAnchorProblems(html)).toEqual([]);
  }
});

test('in the book, two chapters with footnotes have other ids, and links that lead to them', async () => {
  const distFolder = await buildFixture('fixed');
  const printDocument = readFileSync(path.join(distFolder, 'docs/guide.xhtml'), 'utf8');
  expect(printDocument.match(/id="[\w-]*footnote-2"/g)).toHaveLength(PAGES_WITH_FOOTNOTES.length);
  expect(findAnchorProblems(printDocument)).toEqual([]);

  const epubFiles = unzipSync(readFileSync(path.join(distFolder, 'docs/guide.epub')));
  for (const page of PAGES_WITH_FOOTNOTES) {
    const name = `${page.address.slice(1).replaceAll('/', '-')}.xhtml`;
    const chapterHtml = strFromU8(epubFiles[`EPUB/${name}`] ?? new Uint8Array());
    const { documentElement } = parseHtml(chapterHtml, 'application/xhtml+xml');
    const links = [...documentElement.querySelectorAll('sup a, a[data-footnote-backref]')];
    expect(links).toHaveLength(6);
    for (const link of links) {
      const [file, id] = String(link.getAttribute('href')).split('#');
      expect(file).toBe(name);
      expect(documentElement.querySelector(`[id="${id}"]`)).not.toBeNull();
    }
  }
});

test('the search, Markdown and the feed have the notes in their own form', async () => {
  const distFolder = await buildFixture('fixed');
  const readBuiltFile = (file: string) => readFileSync(path.join(distFolder, file), 'utf8');
  const searchRecords = readBuiltFile('search-records.json');
  expect(searchRecords).toContain(
    'Zebras count well. Okapis count better. So does the zebra’s foal.',
  );
  expect(searchRecords).toContain(
    'A study of zebras: the terms. A study of okapis. It has two parts."',
  );
  const markdown = readBuiltFile(`${firstPage.address.slice(1)}.md`);
  expect(markdown).toContain(
    'Zebras count well.[^1] Okapis count better.[^2] So does the zebra’s foal.[^1]',
  );
  expect(markdown).toMatch(
    /\n\n\[\^1\]: A study of zebras: \[the terms\]\([^ )]*\/cgu\)\.\n\n\[\^2\]: A study of okapis\.\n\n {4}It has two parts\.\n/,
  );
  expect(markdown).not.toMatch(/↩|Footnotes/);
  const feed = readBuiltFile('blog/feed.atom');
  expect(feed).toMatch(/<a href="https:\/\/[^"]+\/blog\/opening#footnote-1" /);
  expect(feed).toMatch(/<a href="https:\/\/[^"]+\/blog\/opening#footnote-1-from-2" /);
});
