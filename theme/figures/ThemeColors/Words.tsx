import type { SVGProps } from 'react';

/** A line of text in the picture of a theme, in one tag. */
export function Words({ text, ...attributes }: { text: string } & SVGProps<SVGTextElement>) {
  return <text {...attributes}>{text}</text>;
}
