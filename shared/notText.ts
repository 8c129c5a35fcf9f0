/**
 * Selects what an article's page shows and what is not part of its text: controls, drawings,
 * interactive demos, links of headings to themselves, and what shows only with or only
 * without scripts. The search records, the feed and the Markdown export leave it out.
 */
export const NOT_TEXT = [
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
