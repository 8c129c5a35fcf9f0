import * as styles from './MessageText.module.css';

/** A part of a message's text, and the index of its first character. */
export interface Highlight {
  start: number;
  text: string;
}

/**
 * The text of a message, with a background behind its mentions as in Mattermost.
 *
 * @param highlights the mentions, in the order of the text
 */
export function MessageText({ text, highlights }: { text: string; highlights: Highlight[] }) {
  const ends = [0, ...highlights.map(({ start, text }) => start + text.length)];
  return (
    <p className={styles.text}>
      {highlights.map((highlight, index) => (
        <span key={highlight.start}>
          {text.slice(ends[index], highlight.start)}
          <mark>{highlight.text}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </p>
  );
}
