import type { TextPart } from './client';

/** A text with the words that were found marked in it. */
export function HighlightedText({ parts }: { parts: TextPart[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: with the next text, what stands there is changed, not made anew
  return parts.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text));
}
