import type { TextPart } from '../../shared/highlightRanges';

/**
 * Renders a text and marks the found words. Each part has its own element, because a translator in
 * the browser replaces bare texts, and React would not find them again.
 */
export function HighlightedText({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, isFound }, index) => {
    const PartTag = isFound ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
    return <PartTag key={index}>{text}</PartTag>;
  });
}
