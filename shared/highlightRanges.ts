export interface TextPart {
  text: string;
  isFound: boolean;
}

/** The index of the first character, and the index after the last one. */
export type Range = [start: number, end: number];

/**
 * Splits a text into the parts inside some ranges, which may overlap, and the parts between them.
 */
export function highlightRanges(text: string, ranges: Range[]): TextPart[] {
  const parts: TextPart[] = [];
  let position = 0;
  for (const [rangeStart, end] of [...ranges].sort(([a], [b]) => a - b)) {
    if (end > position) {
      const start = Math.max(rangeStart, position);
      parts.push(
        { text: text.slice(position, start), isFound: false },
        { text: text.slice(start, end), isFound: true },
      );
      position = end;
    }
  }
  parts.push({ text: text.slice(position), isFound: false });
  return parts.filter((part) => part.text !== '');
}
