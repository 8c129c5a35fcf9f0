import type { BuiltSite } from '../builtSite/builtSite.ts';

/** `[date of adoption, to be filled in]` */
const BLANK = /\[[^\][]*\bto be filled in[^\][]*\]/g;

/** Says in one line how many blanks are left on which pages. They stop nothing: a page may wait for a decision. */
export function reportBlanks({ pages }: BuiltSite): void {
  const left = pages
    .map(({ address, html }) => ({ address, count: html.match(BLANK)?.length ?? 0 }))
    .filter(({ count }) => count > 0);
  if (left.length > 0) {
    console.info(
      `Still blanks to be filled in: ${left.map(({ address, count }) => `${address} (${count})`).join(', ')}`,
    );
  }
}
