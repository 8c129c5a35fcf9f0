/** The ending of a page's file name. */
export const PAGE_ENDING = /\.mdx?$/;

/**
 * The parts of a message that repeat the text of the file: a tag, a value between quotes, a
 * callout, an import.
 */
const REPEATED =
  /<[A-Z]\w*|\w+="[^"]*"|“[^”]*”|:::\w+|(?<=resolve |export )'[^']+'|(?<=imports )@?[\w/]+/g;

/**
 * Returns the first line of a file that an error may be about, counted from 1; undefined if there
 * is none. React reports which page it could not render, but not which line. Messages such as
 * `<ConfigValue of="gone" />: …` repeat a part of the file, which gives the line.
 */
export function mistakeLine(source: string, message: string): number | undefined {
  const repeated = (message.match(REPEATED) ?? []).map((text) =>
    text.replace(/“(.*)”/, '"$1"').replace(/^'(.*)'$/, '$1'),
  );
  const line = source
    .split('\n')
    .findIndex((text) => repeated.every((part) => text.includes(part)));
  return repeated.length > 0 && line >= 0 ? line + 1 : undefined;
}
