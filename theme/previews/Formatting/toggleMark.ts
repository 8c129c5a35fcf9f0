/** A change to a text: what stands between two places is replaced, and then something is selected. */
export interface Change {
  from: number;
  to: number;
  by: string;
  /** From where to where, in the changed text. */
  selected: [number, number];
}

const starsAtEnd = (text: string) => /\**$/.exec(text)?.[0].length ?? 0;
const starsAtStart = (text: string) => /^\**/.exec(text)?.[0].length ?? 0;

/**
 * Makes the selection bold or italic, or plain again if it is that already.
 *
 * @param mark the stars on each side: two for bold, one for italic
 */
export function toggleMark(text: string, start: number, end: number, mark: '**' | '*'): Change {
  const stars = Math.min(starsAtEnd(text.slice(0, start)), starsAtStart(text.slice(end)));
  const chosen = text.slice(start, end);
  // One star is italic, two are bold, three are both.
  const isMarked = mark === '**' ? stars >= 2 : stars % 2 === 1;
  const size = mark.length;
  return isMarked
    ? { from: start - size, to: end + size, by: chosen, selected: [start - size, end - size] }
    : { from: start, to: end, by: mark + chosen + mark, selected: [start + size, end + size] };
}
