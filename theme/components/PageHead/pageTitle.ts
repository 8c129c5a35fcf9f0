import { site } from '../../../site.config';
import type { Page } from '../../page/page';

/** The page's own title; on the home page the association's name and tagline. */
export function pageTitle(page: Page): string {
  if (page.pageType === '404') {
    return 'Page not found';
  }
  return page.routePath === '/' ? `${site.name} – ${site.tagline}` : (page.frontmatter.title ?? page.title);
}

/** What stands in the browser's tab. */
export function documentTitle(page: Page): string {
  return page.routePath === '/' ? pageTitle(page) : `${pageTitle(page)} – ${site.name}`;
}
