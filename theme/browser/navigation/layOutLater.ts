import { whenIdle } from '../whenIdle';

/** Blocks of a text that may be in view at first: paragraphs, headings, tables. */
const FIRST_BLOCKS = 10;

/** How many of the others are laid out in one go, so that no click waits for them. */
const BLOCKS_AT_A_TIME = 8;

/** Blocks whose margins are those of their content, which shows only once that is laid out. */
const SIZED_BY_CONTENT = 'nav, blockquote';

/** The size of a block that has not been laid out, about that of a paragraph. */
const GUESSED_SIZE = 'auto 8rem';

/** What is still to be laid out of the page that is open. */
let rest: HTMLElement[] = [];

function layOut(count: number) {
  for (const { style } of rest.splice(0, count)) {
    style.cssText = '';
  }
}

function layOutNext() {
  layOut(BLOCKS_AT_A_TIME);
  if (rest.length > 0) {
    whenIdle(layOutNext);
  }
}

/**
 * Leaves what is far below the beginning of a text for when the browser is idle, or for when the visitor
 * comes near it, so that the page is shown sooner. Until then the sizes of those blocks are guessed; `layOutRest`
 * ends that.
 *
 * @param content of a page that is shown from its top; not in the document yet
 */
export function layOutLater(content: Node[]): void {
  const blocks = content.flatMap((node) =>
    node instanceof Element
      ? [...node.querySelectorAll<HTMLElement>(`article > :not(${SIZED_BY_CONTENT})`)]
      : [],
  );
  const isScheduled = rest.length > 0;
  rest = blocks.slice(FIRST_BLOCKS);
  for (const { style } of rest) {
    style.contentVisibility = 'auto';
    style.containIntrinsicBlockSize = GUESSED_SIZE;
  }
  if (!isScheduled && rest.length > 0) {
    whenIdle(layOutNext);
  }
}

/** Lays out the whole page that is open. To be called before the view moves to a place in it. */
export function layOutRest(): void {
  layOut(rest.length);
}
