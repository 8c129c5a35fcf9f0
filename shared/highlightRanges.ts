/** A part of a text that is highlighted as a whole, or not at all. */
export interface TextPart {
  text: string;
  /** Whether the part is highlighted, such as a word that the search has found. */
  isFound: boolean;
}

/** A range of a text: the index of its first character, and the index after its last one. */
export type Range = [start: number, end: number];

/** Splits a text into the parts in the ranges, which may overlap, and the parts between them. */
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
