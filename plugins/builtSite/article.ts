import { type HTMLElement, parse } from 'node-html-parser';
import type { BuiltPage } from './builtSite.ts';

/**
 * Selects what an article's page shows and what is not part of its text: controls, drawings,
 * interactive demos, the link to a demo, navigation, and what shows only with or only without
 * scripts.
 */
const NOT_TEXT = [
  'button',
  'svg',
  'script',
  'style',
  'template',
  'noscript',
  'nav',
  '[aria-hidden="true"]',
  '[data-needs-scripts]',
  '[data-demo]',
  '[data-try]',
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
  // The text of a heading is a link to it.
  for (const link of root.querySelectorAll('h2 > a[href^="#"], h3 > a[href^="#"], h4 > a[href^="#"]')) {
    link.replaceWith(...link.childNodes);
  }
  return root.querySelector('article') ?? undefined;
}
