import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { Marked } from '../../search/Marked';
import { dayInWords } from './explain';
import { markFound } from './find';
import type { Part } from './query';
import * as styles from './SearchBuilder.module.css';
import { channels, people, type Sample } from './samples';

/** The messages or files that were found, with what was looked for marked in them. */
export function Found({ samples, parts }: { samples: Sample[]; parts: Part[] }) {
  return (
    <ul className={styles.found}>
      {samples.map(({ name, text, author, channel, day }) => (
        <li key={day + (name ?? '')}>
          <ChatMessage
            author={people[author] ?? author}
            detail={`${channels[channel] ?? channel}, ${dayInWords(day)}`}
          >
            {name && (
              <p className={styles.file}>
                <Marked parts={markFound(name, parts)} />
              </p>
            )}
            <p>
              <Marked parts={markFound(text, parts)} />
            </p>
          </ChatMessage>
        </li>
      ))}
    </ul>
  );
}
