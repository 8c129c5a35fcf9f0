/**
 * Matches a pair of the marks that Rspress leaves in a heading around code and bold, struck or
 * italic words.
 */
const MARKS = /(\*\*|~~|\*|`)(\S(?:.*?\S)?)\1/g;

/**
 * Returns the words of a heading without marks, because the links of the table of contents do not
 * show bold, italics or code.
 */
export function plainHeading(text: string): string {
  const plain = text.replaceAll(MARKS, '$2');
  // Marks may be nested: ***both***.
  return plain === text ? text : plainHeading(plain);
}
