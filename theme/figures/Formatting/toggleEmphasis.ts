/** A change to a text: the characters from `start` to `end` are replaced, then some are selected. */
export interface TextEdit {
  start: number;
  end: number;
  replacement: string;
  /** Start and end of the selection, in the changed text. */
  selection: [start: number, end: number];
}

const countAsterisksAtEnd = (text: string) => /\**$/.exec(text)?.[0].length ?? 0;
const countAsterisksAtStart = (text: string) => /^\**/.exec(text)?.[0].length ?? 0;

/**
 * Makes the selected text bold or italic in Markdown, or removes that if it already is.
 *
 * @param delimiter the asterisks on each side: two for bold, one for italic
 */
export function toggleEmphasis(text: string, start: number, end: number, delimiter: '**' | '*'): TextEdit {
  const asterisks = Math.min(
    countAsterisksAtEnd(text.slice(0, start)),
    countAsterisksAtStart(text.slice(end)),
  );
  const selected = text.slice(start, end);
  // One asterisk is italic, two are bold, three are both.
  const isEmphasized = delimiter === '**' ? asterisks >= 2 : asterisks % 2 === 1;
  const size = delimiter.length;
  return isEmphasized
    ? {
        start: start - size,
        end: end + size,
        replacement: selected,
        selection: [start - size, end - size],
      }
    : {
        start,
        end,
        replacement: delimiter + selected + delimiter,
        selection: [start + size, end + size],
      };
}
