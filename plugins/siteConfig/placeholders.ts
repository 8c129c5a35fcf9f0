import type { BuiltSite } from '../builtSite/builtSite.ts';

/** `[date of adoption, to be filled in]` */
const PLACEHOLDER = /\[[^\][]*\bto be filled in[^\][]*\]/g;

/**
 * Prints one line with the number of placeholders left on each page. They do not stop the
 * build, because a page may be published while the association still has to decide something.
 */
export function reportPlaceholders({ pages }: BuiltSite): void {
  const left = pages
    .map(({ address, html }) => ({ address, count: html.match(PLACEHOLDER)?.length ?? 0 }))
    .filter(({ count }) => count > 0);
  if (left.length > 0) {
    console.info(
      `Still placeholders to be filled in: ${left.map(({ address, count }) => `${address} (${count})`).join(', ')}`,
    );
  }
}
