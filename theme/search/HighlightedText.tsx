import type { TextPart } from '../../shared/highlightRanges';

/**
 * Renders a text and marks the found words. Each part has its own element, because the browser's
 * translator replaces texts, and React would not find them again.
 */
export function HighlightedText({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, isFound }, index) => {
    const Part = isFound ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to be told apart by
    return <Part key={index}>{text}</Part>;
  });
}
