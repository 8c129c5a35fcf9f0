/** The name of a page's file. */
export const PAGE = /\.mdx?$/;

/** What a message repeats of the text of its page: a tag, a value between quotes, a picture, the kind of a callout. */
const REPEATED = /<[A-Z]\w*|\w+="[^"]*"|“[^”]*”|!\[\]\([^)]*\)|:::\w+/g;

/**
 * The line of a page that an error is about, counted from 1, if it can be told: React says which page could not be rendered,
 * and not which line of it, but messages such as `<Fact of="gone" />: …` repeat what stands there.
 */
export function mistakeLine(source: string, message: string): number | undefined {
  const repeated = (message.match(REPEATED) ?? []).map((text) => text.replace(/“(.*)”/, '"$1"'));
  if (repeated.length === 0) {
    return undefined;
  }
  const lines = source
    .split('\n')
    .flatMap((text, index) => (repeated.every((part) => text.includes(part)) ? [index + 1] : []));
  const hasValue = repeated.some((part) => /^!|"/.test(part));
  return hasValue || lines.length === 1 ? lines[0] : undefined;
}
