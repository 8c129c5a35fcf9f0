import type { TextPart } from '../../shared/highlightRanges';

/**
 * A text with the found words marked. Each part is in an element, because it changes beside others.
 */
export function HighlightedText({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, isFound }, index) => {
    const Part = isFound ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to be told apart by
    return <Part key={index}>{text}</Part>;
  });
}
