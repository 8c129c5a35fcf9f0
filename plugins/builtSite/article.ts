import { type HTMLElement, parse } from 'node-html-parser';
import type { BuiltPage } from './builtSite.ts';

/**
 * Selects what an article's page shows and what is not part of its text: controls, drawings,
 * interactive demos, links of headings to themselves, and what shows only with or only
 * without scripts.
 */
const NOT_TEXT = [
  'button',
  'svg',
  'script',
  'style',
  'template',
  'noscript',
  '[aria-hidden="true"]',
  '[data-heading] > a',
  '[data-needs-scripts]',
  '[data-demo]',
].join(', ');

/**
 * The text of a built page, for the search records, the feed and the Markdown export, which
 * may not change it.
 *
 * @returns undefined for a page without an article
 */
export function articleOf({ html }: Pick<BuiltPage, 'html'>): HTMLElement | undefined {
  // Only the article is parsed: a sidebar of a thousand links takes longer than the text.
  const [source] = /<article\b[\s\S]*<\/article>/.exec(html) ?? [];
  if (!source) {
    return undefined;
  }
  // Without the comments that React writes between neighboring texts.
  const root = parse(source, { comment: false, blockTextElements: { script: true, style: true } });
  for (const element of root.querySelectorAll(NOT_TEXT)) {
    element.remove();
  }
  return root.querySelector('article') ?? undefined;
}
