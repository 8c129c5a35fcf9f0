import { FROM_TOP } from '../../../shared/pageParts';
import { whenIdle } from '../whenIdle';

/** How many blocks are laid out in one go, so that no click waits for them. */
const BLOCKS_AT_A_TIME = 8;

/** Paragraphs, headings, tables and so on of the page that is open, without those that are laid out. */
let rest: HTMLElement[] = [];

function layOutNext() {
  for (const { style } of rest.splice(0, BLOCKS_AT_A_TIME)) {
    style.contentVisibility = 'visible';
  }
  if (rest.length > 0) {
    whenIdle(layOutNext);
  } else {
    layOutRest();
  }
}

/**
 * Lays out what Article.module.css leaves for later of the page that is open, some blocks at a time, whenever
 * the browser is idle.
 */
export function layOutWhenIdle(): void {
  const isWaiting = document.documentElement.hasAttribute(FROM_TOP);
  rest = isWaiting ? [...document.querySelectorAll<HTMLElement>('article > *')] : [];
  if (isWaiting) {
    whenIdle(layOutNext);
  }
}

/** Lays out the whole page that is open. To be called before the view moves to a place in it. */
export function layOutRest(): void {
  rest = [];
  document.documentElement.removeAttribute(FROM_TOP);
  for (const block of document.querySelectorAll('article > [style]')) {
    block.removeAttribute('style');
  }
}
