import { withBase } from '../../../shared/base';
import { FRAME_ID } from '../../../shared/pageParts';
import * as layout from '../../components/Layout/Layout.module.css';
import { type ErrorBox, errorBox } from '../errorBox';
import { markCurrentLinks } from './swap';

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

let box: ErrorBox | undefined;

/**
 * Shows in place of a page that it could not be loaded, with its title and a button to try
 * again. The bar, and the sidebar of the page before it, stay.
 */
export function showFailedPage(failure: Failure, onRetry: () => void): void {
  if (failure.attempts > 1 && box?.element.isConnected) {
    box.tell(textOf(failure));
    return;
  }
  const title = titleOf(failure);
  const whole = document.createElement('a');
  whole.href = failure.url.href;
  // Leads to the same address, which navigation would take for another try.
  whole.target = '_top';
  whole.textContent = 'Load the whole page instead';
  box = errorBox(textOf(failure), onRetry, whole);

  const heading = document.createElement('h1');
  heading.textContent = title;
  const text = document.createElement('article');
  text.append(heading, box.element);
  const main = document.createElement('main');
  main.id = 'content';
  main.tabIndex = -1;
  main.className = String(layout.main);
  main.append(text);

  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  document.title = `${title} – ${site}`;
  const frame = document.getElementById(FRAME_ID);
  const [menu] = frame?.children ?? [];
  frame?.setAttribute('data-has-contents', 'false');
  frame?.replaceChildren(...(menu ? [menu] : []), main);
  markCurrentLinks(failure.address);
}
