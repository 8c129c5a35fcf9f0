import { useState } from 'react';
import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { Choice } from '../../components/TryIt/Field';
import { TryIt } from '../../components/TryIt/TryIt';
import { DefaultsTable } from './DefaultsTable';
import { type ChatEvent, examples } from './events';
import { labelsOf } from './labelsOf';
import { MessageText } from './MessageText';
import * as styles from './Notifications.module.css';
import { notify } from './notify';
import { SettingsForm } from './SettingsForm';
import { Note, Summary } from './Summary';
import { availabilities, defaults } from './settings';
import { summaryOf } from './summaryOf';
import { teammates } from './teammates';
import { Ways } from './Ways';

const labels = labelsOf(examples);

/** Whom one event notifies, and how, with the settings that the visitor tries. */
export function Notifications() {
  const [event, setEvent] = useState<ChatEvent>('channel');
  const [settings, setSettings] = useState({ ...defaults, hasKeyword: true });
  const { text, call = '', place, others } = examples[event];
  const you = notify(event, settings);
  const mates = teammates.map((mate) => ({ ...mate, outcome: others && notify(others, mate.settings) }));
  const seeing = mates.flatMap(({ name, outcome }) => (outcome ? [{ name, outcome }] : []));
  // A background tells that one was alerted by it: an ignored mention has none.
  const calls = call && you.badge.kind === 'number' ? [{ start: text.indexOf(call), text: call }] : [];

  return (
    <TryIt
      title="Who is notified, and how?"
      controls={
        <>
          <Choice label="What happens" value={event} options={labels} onChange={setEvent} />
          <SettingsForm settings={settings} onChange={setSettings} />
        </>
      }
      withoutScripts={<DefaultsTable />}
    >
      <ChatMessage author="Chloé" detail={place}>
        <MessageText text={text} calls={calls} />
      </ChatMessage>
      <Summary>{summaryOf(you, seeing)}</Summary>
      <div className={styles.people}>
        <div>
          <p className={styles.name}>
            <strong>You</strong> <span className={styles.muted}>{availabilities[settings.availability]}</span>
          </p>
          <Ways name="You" outcome={you} />
        </div>
        {mates.map(({ name, state, outcome }) => (
          <div key={name}>
            <p className={styles.name}>
              <strong>{name}</strong> <span className={styles.muted}>{state}</span>
            </p>
            {outcome ? (
              <Ways name={name} outcome={outcome} isShort />
            ) : (
              <p className={styles.muted}>Does not see this message.</p>
            )}
          </div>
        ))}
      </div>
      <Note>
        What your phone and your computer allow comes on top: their own permissions, Focus, and Do Not
        Disturb.
      </Note>
    </TryIt>
  );
}
