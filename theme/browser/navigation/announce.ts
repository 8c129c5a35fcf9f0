import { ANNOUNCER_ID } from '../../../shared/pageParts';

/** The name of the site, as every page tells it. */
export const siteName = () =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;

/** Tells screen readers the title of the page that is now shown. */
export function announce(title: string): void {
  document.getElementById(ANNOUNCER_ID)?.replaceChildren(title);
}
