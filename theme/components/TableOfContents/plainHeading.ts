/**
 * Matches code, or bold, struck or italic words, with the marks of Markdown around them. Rspress
 * leaves these marks in headings.
 */
const MARKED_WORDS = /(\*\*|~~|\*|`)(\S(?:.*?\S)?)\1/g;

/**
 * Returns the words of a heading without marks, because the links of the table of contents do not
 * show bold, italics or code.
 */
export function toPlainHeading(text: string): string {
  const plain = text.replaceAll(MARKED_WORDS, '$2');
  // Marks may be nested: ***both***.
  return plain === text ? text : toPlainHeading(plain);
}
