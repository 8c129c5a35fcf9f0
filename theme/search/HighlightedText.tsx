import type { TextPart } from '../../shared/highlightRanges';

/** A text with the found words marked. */
export function HighlightedText({ parts }: { parts: TextPart[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to be told apart by
  return parts.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text));
}
