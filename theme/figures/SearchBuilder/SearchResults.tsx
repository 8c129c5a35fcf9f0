import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { HighlightedText } from '../../search/HighlightedText';
import { formatDay } from './describeQuery';
import { highlightMatches } from './findSamples';
import type { QueryPart } from './query';
import * as styles from './SearchBuilder.module.css';
import { channels, people, type Sample } from './samples';

/** Shows the messages or files that the search found, with the matching words highlighted. */
export function SearchResults({ samples, parts }: { samples: Sample[]; parts: QueryPart[] }) {
  return (
    <ul className={styles.results}>
      {samples.map(({ name, text, author, channel, day }) => (
        <li key={day + (name ?? '')}>
          <ChatMessage
            author={people[author] ?? author}
            detail={`${channels[channel] ?? channel}, ${formatDay(day)}`}
          >
            {name && (
              <p className={styles.fileName}>
                <HighlightedText parts={highlightMatches(name, parts)} />
              </p>
            )}
            <p>
              <HighlightedText parts={highlightMatches(text, parts)} />
            </p>
          </ChatMessage>
        </li>
      ))}
    </ul>
  );
}
