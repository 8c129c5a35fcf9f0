/**
 * A pair of the marks that Rspress leaves around bold, struck, italic words and code in a heading.
 */
const MARKS = /(\*\*|~~|\*|`)(\S(?:.*?\S)?)\1/g;

/** The words of a heading without its marks, which a link of the contents does not show. */
export function plainHeading(text: string): string {
  const plain = text.replaceAll(MARKS, '$2');
  // Marks stand in one another: ***both***.
  return plain === text ? text : plainHeading(plain);
}
