import { expect, test } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { routes } from './routes';

/** Tools, not texts: a search box, and a list that has yet to begin. */
const TOOLS = ['/search', '/blog/archive'];

const pages = new Map<string, HTMLElement>();

test.beforeAll(async ({ request }) => {
  for (const { path } of routes) {
    pages.set(path, parse(await (await request.get(path)).text()));
  }
});

/** Words of the article, without what can be tried. */
function countWords(page: HTMLElement): number {
  const article = parse(page.querySelector('article')?.outerHTML ?? '');
  for (const element of article.querySelectorAll('[data-demo], [data-heading] > a, button, svg')) {
    element.remove();
  }
  const isWord = (part: string) => /\p{L}/u.test(part) && !/^#[\da-f]{6}$/i.test(part);
  return article.structuredText.split(/\s+/).filter(isWord).length;
}

test('no page is thinner than 250 words, none of the guide longer than 1,200 or shorter than 400', () => {
  const wrong: string[] = [];
  for (const [path, page] of pages) {
    const words = countWords(page);
    const [least, most] = path.startsWith('/docs/mattermost/')
      ? [400, 1200]
      : [TOOLS.includes(path) ? 1 : 250, Number.POSITIVE_INFINITY];
    if (words < least || words > most) {
      wrong.push(`${path}: ${words} words`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every page says in a sentence what it is about, every picture what it shows', () => {
  const wrong: string[] = [];
  for (const [path, page] of pages) {
    const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    if (description.length < 40 || description.length > 160) {
      wrong.push(`${path}: a description of ${description.length} characters`);
    }
    const mute = page.querySelectorAll('img:not([alt]), [role=img]:not([aria-label]):not([aria-labelledby])');
    wrong.push(...mute.map((picture) => `${path}: ${picture.outerHTML}`));
  }
  expect(wrong).toEqual([]);
});

test('the services’ pages are built alike', () => {
  const parts = [
    ...['What it is for', 'Start in three steps', 'Apps and addresses', 'Limits'],
    ...['Taking your data out', 'Privacy', 'Help'],
  ];
  for (const [path, page] of pages) {
    if (path.startsWith('/docs/services/')) {
      const headings = page.querySelectorAll('article h2').map(({ text }) => text);
      expect(
        headings.filter((heading) => parts.includes(heading)),
        path,
      ).toEqual(parts);
      const [, steps = ''] =
        /id="start-in-three-steps"[\s\S]*?<ol>([\s\S]*?)<\/ol>/.exec(page.outerHTML) ?? [];
      expect(steps.match(/<li>/g), path).toHaveLength(3);
    }
  }
});
