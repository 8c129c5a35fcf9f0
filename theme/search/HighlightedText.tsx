import type { TextPart } from './client';

/** A text with the words that were found marked in it. */
export function HighlightedText({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, isFound }, index) => {
    const key = `${index}${text}`;
    return isFound ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
