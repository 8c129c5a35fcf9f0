import { FRAME_ID, SECTION } from '../../../shared/pageParts';
import * as layout from '../../components/Layout/Layout.module.css';
import { errorBox } from '../errorBox';
import { swapFrame } from './swap';

let box: HTMLElement | undefined;

/** Shows an error in place of the page; the navbar and the sidebar stay. */
export function showFailedPage(url: URL, message: string, attempts: number, onRetry: () => void): void {
  const former = attempts > 1 && box?.isConnected ? box : undefined;
  box = errorBox({ what: 'This page', detail: message, attempts, href: url.href }, onRetry, former);
  if (former) {
    return;
  }
  // The text of a link to the page stands for its title, which has not been loaded.
  const link = document.querySelector(`a[href="${CSS.escape(url.pathname)}"]`);
  const heading = document.createElement('h1');
  heading.textContent = link?.textContent || 'Page not loaded';
  const text = document.createElement('article');
  text.append(heading, box);
  const main = document.createElement('main');
  main.id = 'content';
  main.tabIndex = -1;
  main.className = String(layout.main);
  main.append(text);

  const siteName = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  document.title = `${heading.textContent} – ${siteName}`;
  // The canonical address is that of the previous page.
  document.querySelector('link[rel="canonical"]')?.remove();
  const attributes = [...(document.getElementById(FRAME_ID)?.attributes ?? [])];
  swapFrame(
    attributes.filter(({ name }) => name !== SECTION),
    [main],
  );
}
