import { withBase } from '../../../shared/base';
import { FRAME_ID, SECTION } from '../../../shared/pageParts';
import * as layout from '../../components/Layout/Layout.module.css';
import { errorBox } from '../errorBox';
import { siteName } from './announce';
import { swapFrame } from './swap';

/** A page that could not be loaded. */
export interface Failure {
  /** Whole address, hash included. */
  url: URL;
  /** Without the base. */
  address: string;
  /** The words of the link that was followed; undefined for back and forward. */
  linkText?: string | undefined;
  message: string;
  /** How often the page was asked for, this time included. */
  attempts: number;
}

/** The title of the page by the links to it, since the page itself is not here. */
function titleOf({ url, address, linkText }: Failure): string {
  const link = document.querySelector(`a[href="${CSS.escape(withBase(address))}"]`);
  return (url.hash ? undefined : linkText) || link?.textContent || linkText || 'Page not loaded';
}

const textOf = ({ message, attempts }: Failure) => ({
  title: 'This page could not be loaded.',
  advice: `Check your connection, then try again.${attempts > 1 ? ` Tried ${attempts} times.` : ''}`,
  detail: message,
});

let box: HTMLElement | undefined;

/**
 * Shows in place of a page that it could not be loaded, with its title and a button to try
 * again. The bar, and the sidebar of the page before it, stay.
 */
export function showFailedPage(failure: Failure, onRetry: () => void): void {
  const former = failure.attempts > 1 && box?.isConnected ? box : undefined;
  box = errorBox(textOf(failure), failure.url.href, onRetry, former);
  if (former) {
    return;
  }
  const title = titleOf(failure);

  const heading = document.createElement('h1');
  heading.textContent = title;
  const text = document.createElement('article');
  text.append(heading, box);
  const main = document.createElement('main');
  main.id = 'content';
  main.tabIndex = -1;
  main.className = String(layout.main);
  main.append(text);

  document.title = `${title} – ${siteName()}`;
  const attributes = [...(document.getElementById(FRAME_ID)?.attributes ?? [])];
  swapFrame(
    attributes.filter(({ name }) => name !== SECTION),
    [main],
  );
}
