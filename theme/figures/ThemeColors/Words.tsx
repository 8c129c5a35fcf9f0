import type { SVGProps } from 'react';

/** Draws a line of text in the picture of a theme. */
export function Words({ text, ...attributes }: { text: string } & SVGProps<SVGTextElement>) {
  return <text {...attributes}>{text}</text>;
}
