/** The ending of a page's file name. */
export const PAGE_ENDING = /\.mdx?$/;

/**
 * The parts of a message that repeat the text of the file: a tag, a value between quotes, a
 * callout, an import.
 */
const REPEATED_PART =
  /<[A-Z]\w*|\w+="[^"]*"|“[^”]*”|:::\w+|(?<=resolve |export )'[^']+'|(?<=imports )@?[\w/]+/g;

/**
 * Returns the number of the first line that an error may be about, from 1; undefined if there is
 * none. React does not report the line of a page that it could not render. But messages such as
 * `<ConfigValue of="gone" />: …` repeat a part of the page, so the mistake is on a line with that
 * part.
 */
export function findMistakeLine(source: string, message: string): number | undefined {
  const repeatedParts = (message.match(REPEATED_PART) ?? []).map((text) =>
    text.replace(/“(.*)”/, '"$1"').replace(/^'(.*)'$/, '$1'),
  );
  const line = source
    .split('\n')
    .findIndex((text) => repeatedParts.every((part) => text.includes(part)));
  return repeatedParts.length > 0 && line >= 0 ? line + 1 : undefined;
}
