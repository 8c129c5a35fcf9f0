import { expect, test } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { glossary } from '../theme/components/Glossary/Glossary';
import { ownRoutes, routes, serviceRoutes } from './routes';

/** Pages that need no 250 words: the search page, the archive, which may list no post, and the association's own. */
const MAY_BE_SHORT = ['/search', '/blog/archive', ...ownRoutes.map(({ path }) => path)];

const pages = new Map<string, HTMLElement>();

test.beforeAll(async ({ request }) => {
  for (const { path } of routes) {
    pages.set(path, parse(await (await request.get(path)).text()));
  }
});

/** The number of words of the article, without figures. */
function countWords(page: HTMLElement): number {
  const article = parse(page.querySelector('article')?.outerHTML ?? '');
  for (const element of article.querySelectorAll('[data-figure], nav, button, svg')) {
    element.remove();
  }
  const isWord = (part: string) => /\p{L}/u.test(part) && !/^#[\da-f]{6}$/i.test(part);
  return article.structuredText.split(/\s+/).filter(isWord).length;
}

test('every page has at least 250 words, and every page of the guide 400 to 1,200', () => {
  const wrong: string[] = [];
  for (const [path, page] of pages) {
    const words = countWords(page);
    const [least, most] = path.startsWith('/docs/mattermost/')
      ? [400, 1200]
      : [MAY_BE_SHORT.includes(path) ? 1 : 250, Number.POSITIVE_INFINITY];
    if (words < least || words > most) {
      wrong.push(`${path}: ${words} words`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every page has a description of 40 to 160 characters, and every image a text alternative', () => {
  const wrong: string[] = [];
  for (const [path, page] of pages) {
    const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    if (description.length < 40 || description.length > 160) {
      wrong.push(`${path}: a description of ${description.length} characters`);
    }
    const unnamed = page.querySelectorAll(
      'img:not([alt]), [role=img]:not([aria-label]):not([aria-labelledby])',
    );
    wrong.push(...unnamed.map((picture) => `${path}: ${picture.outerHTML}`));
  }
  expect(wrong).toEqual([]);
});

test('the pages of the services have the same sections in the same order', () => {
  const parts = [
    ...['What it is for', 'Start in three steps', 'Bringing your data in', 'Apps and addresses', 'Limits'],
    ...['Taking your data out', 'Privacy', 'Help'],
  ];
  for (const { path } of serviceRoutes) {
    const page = pages.get(path) as HTMLElement;
    const headings = page.querySelectorAll('article h2').map(({ text }) => text);
    expect(
      headings.filter((heading) => parts.includes(heading)),
      path,
    ).toEqual(parts);
    const [, steps = ''] = /id="start-in-three-steps"[\s\S]*?<ol>([\s\S]*?)<\/ol>/.exec(page.outerHTML) ?? [];
    expect(steps.match(/<li>/g), path).toHaveLength(3);
  }
});

/** Pages whose words are the association's own, and those of the law. */
const EXPLAIN_NO_WORDS = ['/docs/association/statuts', '/cgu', ...ownRoutes.map(({ path }) => path)];

/** The running text of an article: without headings, code, what stands on a screen, and figures. */
function runningText(page: HTMLElement): string {
  const article = parse(page.querySelector('article')?.outerHTML ?? '');
  for (const element of article.querySelectorAll('h1, h2, h3, nav, code, em, [data-figure], figure, dl')) {
    element.remove();
  }
  return article.textContent.replace(/\s+/g, ' ');
}

test('a word of the glossary is explained where it first stands on a page', () => {
  const wrong: string[] = [];
  for (const [path, page] of pages) {
    const text = runningText(page);
    for (const [word, meaning] of Object.entries(glossary)) {
      const at = text.search(new RegExp(`\\b${word}s?\\b`, 'i'));
      const isExplained = [` (${meaning})`, `: ${meaning}`].some((words) =>
        text.startsWith(words, at + word.length),
      );
      if (at !== -1 && !isExplained && !EXPLAIN_NO_WORDS.includes(path)) {
        wrong.push(`${path}: <Term of="${word}" /> in “…${text.slice(at - 40, at + 40)}…”`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
