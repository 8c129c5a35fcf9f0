import { useState } from 'react';
import { highlightRanges, type Range } from '../../../shared/highlightRanges';
import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { Figure } from '../../components/Figure/Figure';
import { Select } from '../../components/Figure/FormFields';
import { HighlightedText } from '../../search/HighlightedText';
import { DeliveryChannels } from './DeliveryChannels';
import { decideDeliveries } from './decideDeliveries';
import {
  type ChatEvent,
  type EventExample,
  eventExamples,
  eventForOthers,
  KEYWORD,
} from './events';
import * as styles from './Notifications.module.css';
import { SettingsForm } from './SettingsForm';
import { availabilities, defaultSettings, teammates } from './settings';
import { summarizeDeliveries } from './summarizeDeliveries';

/** Matches the part of an example that mentions somebody: an @mention, or the keyword. */
const MENTION_PATTERN = new RegExp(`^@\\w+|${KEYWORD}`);

/** Shows whom an event notifies, and how, with settings that the visitor can change. */
export function Notifications() {
  const [event, setEvent] = useState<ChatEvent>('channel');
  const [settings, setSettings] = useState({ ...defaultSettings, hasKeyword: true });
  const { text, place = 'in the channel Events' }: EventExample = eventExamples[event];
  const mention = MENTION_PATTERN.exec(text);
  const eventForTeammates = eventForOthers(event);
  const yourDeliveries = decideDeliveries(event, settings);
  const teammateResults = teammates.map((teammate) => ({
    ...teammate,
    deliveries: eventForTeammates && decideDeliveries(eventForTeammates, teammate.settings),
  }));
  const teammatesWithDeliveries = teammateResults.flatMap(({ name, deliveries }) =>
    deliveries ? [{ name, deliveries }] : [],
  );
  // Mattermost highlights a mention only if it puts a number in the sidebar of the person.
  const highlightedRanges: Range[] =
    mention && yourDeliveries.sidebar.kind === 'number'
      ? [[mention.index, mention.index + mention[0].length]]
      : [];

  return (
    <Figure
      title="Who is notified, and how?"
      isLong
      controls={
        <>
          <Select label="What happens" value={event} options={eventExamples} onChange={setEvent} />
          <SettingsForm settings={settings} onChange={setSettings} />
        </>
      }
    >
      <ChatMessage author="Chloé" detail={place}>
        <p className={styles.text}>
          <HighlightedText parts={highlightRanges(text, highlightedRanges)} />
        </p>
      </ChatMessage>
      <p role="status" className={styles.summary}>
        {summarizeDeliveries(yourDeliveries, teammatesWithDeliveries)}
      </p>
      <div className={styles.people}>
        <div>
          <p className={styles.name}>
            <strong>You</strong> <small>{availabilities[settings.availability]}</small>
          </p>
          <DeliveryChannels name="You" deliveries={yourDeliveries} />
        </div>
        {teammateResults.map(({ name, description, deliveries }) => (
          <div key={name}>
            <p className={styles.name}>
              <strong>{name}</strong> <small>{description}</small>
            </p>
            {deliveries ? (
              <DeliveryChannels name={name} deliveries={deliveries} isShort />
            ) : (
              <p>
                <small>Does not see this message.</small>
              </p>
            )}
          </div>
        ))}
      </div>
      <p>
        <small>
          What your phone and your computer allow comes on top: their own permissions, Focus, and Do
          Not Disturb.
        </small>
      </p>
    </Figure>
  );
}
