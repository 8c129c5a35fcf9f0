import { withBase } from '@rspress/core/runtime';
import type { Page } from './pages';
import type { DocumentAnswer } from './publication';

/** What a page is called that could not be loaded: by its own document, else by a link to it on the page at hand. */
function titleOf(pathname: string, answer: DocumentAnswer | undefined): string {
  if (answer?.status === 200) {
    const heading = new DOMParser().parseFromString(answer.html, 'text/html').querySelector('main h1');
    if (heading?.textContent) {
      return heading.textContent;
    }
  }
  const link = document.querySelector(`a[href="${CSS.escape(withBase(pathname))}"]`);
  return link?.textContent || 'Page not loaded';
}

/**
 * What stands for a page of which nothing could be loaded: its address and its title,
 * beside the sidebar of the page that the visitor comes from.
 *
 * @param pathname without the base
 * @param before the page that was shown
 * @param answer what the server said of the page's document
 */
export function failedPage(pathname: string, before: Page, answer: DocumentAnswer | undefined): Page {
  const { place } = before;
  return {
    ...before,
    routePath: pathname,
    pageType: 'doc',
    title: titleOf(pathname, answer),
    frontmatter: {},
    toc: [],
    place: place && { name: place.name, nodes: place.nodes, root: place.root, sections: [] },
  };
}
