import * as styles from './MessageText.module.css';

/** A part of a message that calls somebody, and where it begins. */
export interface Call {
  start: number;
  text: string;
}

/** The text of a message, in which what calls somebody has a background as in Mattermost. */
export function MessageText({ text, calls }: { text: string; calls: Call[] }) {
  const ends = [0, ...calls.map((call) => call.start + call.text.length)];
  return (
    <p className={styles.text}>
      {calls.map((call, index) => (
        <span key={call.start}>
          {text.slice(ends[index], call.start)}
          <mark>{call.text}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </p>
  );
}
