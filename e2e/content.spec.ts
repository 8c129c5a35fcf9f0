import { expect, test } from '@playwright/test';
import { glossary } from '../theme/components/Glossary/Glossary';
import { parseHtml } from './parseHtml';
import { ownRoutes, routes } from './routes';

type Document = ReturnType<typeof parseHtml>;

const pages = new Map<string, Document>();

test.beforeAll(async ({ request }) => {
  for (const { path } of routes) {
    pages.set(path, parseHtml(await (await request.get(path)).text()));
  }
});

/** Pages whose words are the association's own, and those of the law. */
const EXPLAIN_NO_WORDS = ['/docs/association/statuts', '/cgu', ...ownRoutes.map(({ path }) => path)];

/** The running text of an article: without headings, code, what stands on a screen, and figures. */
function runningText(page: Document): string {
  const article = parseHtml(page.querySelector('article')?.outerHTML ?? '').body;
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
