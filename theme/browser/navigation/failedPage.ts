import { FRAME_ID, SECTION_ATTRIBUTE } from '../../../shared/pageParts';
import * as layout from '../../components/Layout/Layout.module.css';
import { showErrorBox } from '../errorBox';
import { swapFrame } from './swap';

/**
 * Shows an error in place of the page. The navbar and the sidebar stay.
 *
 * @param failedRequests the number of requests for the page that have failed; after the first
 *   failure, an empty page replaces the former page
 * @param onRetry runs when the visitor presses *Retry*
 */
export function showFailedPage(
  url: URL,
  message: string,
  failedRequests: number,
  onRetry: () => void,
): void {
  if (failedRequests === 1) {
    showEmptyPage(url);
  }
  const article = document.querySelector('main > article') as Element;
  showErrorBox(
    article,
    { subject: 'This page', detail: message, failedRequests, href: url.href },
    onRetry,
  );
}

function showEmptyPage(url: URL) {
  const main = document.createElement('main');
  main.id = 'content';
  main.tabIndex = -1;
  main.className = String(layout.main);
  main.innerHTML = '<article><h1></h1></article>';
  // The title of the page is not known, because the page was not loaded. The heading is the text of
  // a link to the page. The link may be in the middle of a sentence, so the first letter of the
  // heading becomes a capital.
  const link = document.querySelector(`a[href="${CSS.escape(url.pathname)}"]`);
  const title = (link?.textContent.trim() || 'Page not loaded').replace(/^./, (letter) =>
    letter.toUpperCase(),
  );
  main.querySelector('h1')?.append(title);

  const siteName = document.querySelector<HTMLMetaElement>(
    'meta[property="og:site_name"]',
  )?.content;
  document.title = `${title} – ${siteName}`;
  // Removes the canonical address and the section, which are still those of the previous page.
  document.querySelector('link[rel="canonical"]')?.remove();
  const attributes = [...(document.getElementById(FRAME_ID)?.attributes ?? [])];
  swapFrame(
    attributes.filter(({ name }) => name !== SECTION_ATTRIBUTE),
    [main],
  );
}
