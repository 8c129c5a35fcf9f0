import type { BuiltSite } from '../builtSite/builtSite.ts';

const ISLANDS = /(<site-island\b[\s\S]*?<\/site-island>)/;
const COMMENTS = /<!--(?: |\/?\$)-->/g;

/**
 * Removes the comments between texts by which React finds its parts again when it takes over a page. Here it
 * takes over islands alone, which keep theirs.
 */
export function removeReactComments({ pages }: Pick<BuiltSite, 'pages'>): void {
  for (const page of pages) {
    page.html = page.html
      .split(ISLANDS)
      .map((part, index) => (index % 2 === 0 ? part.replace(COMMENTS, '') : part))
      .join('');
  }
}
