/** The name of a page's file. */
export const PAGE = /\.mdx?$/;

/** What a message repeats of the text of its page: a tag, a value between quotes, a picture, the kind of a callout. */
const REPEATED = /<[A-Z]\w*|\w+="[^"]*"|“[^”]*”|!\[\]\([^)]*\)|:::\w+/g;

/**
 * The line of a page that a component’s error is about. React tells which page could not be rendered,
 * and not which line of it, but the messages of our components repeat what stands there.
 *
 * @param source the text of the page
 * @param message of the error, such as `<Fact of="gone" />: …`
 * @returns counted from 1; nothing when no line has all that the message repeats,
 *   or several lines do and it repeats no value
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
