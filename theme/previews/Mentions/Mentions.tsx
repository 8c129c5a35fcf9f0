import { useState } from 'react';
import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { Check, Choice, TextField } from '../../components/TryIt/Field';
import { TryIt } from '../../components/TryIt/TryIt';
import { labelsOf } from '../Notifications/labelsOf';
import { MessageText } from '../Notifications/MessageText';
import { Note, Summary } from '../Notifications/Summary';
import { Wide } from '../Notifications/Wide';
import { type Draft, exampleOf, examples } from './examples';
import { MentionTable } from './MentionTable';
import { mentionsIn } from './mentionsIn';
import { Notices } from './Notices';
import { PersonList } from './PersonList';
import { people } from './people';
import { summaryOf } from './summaryOf';
import { toldByAll } from './toldBy';

const blank: Draft = { text: '', isEdited: false };
const labels = { ...labelsOf(examples), own: 'your own words' };

/** Whom a message tells, chosen from examples or typed. */
export function Mentions() {
  const [draft, setDraft] = useState<Draft>(examples.channel);
  const { text, isEdited } = draft;
  const mentions = mentionsIn(text);
  const told = people.map((person) => ({ person, told: toldByAll(mentions, isEdited, person) }));

  return (
    <TryIt
      title="Who is told?"
      controls={
        <>
          <Wide>
            <Choice
              label="Mention"
              value={exampleOf(draft) ?? 'own'}
              options={labels}
              onChange={(name) => setDraft(name === 'own' ? blank : examples[name])}
            />
          </Wide>
          <Wide>
            <TextField
              label="Your message"
              value={text}
              onChange={(typed) => setDraft({ ...draft, text: typed })}
            />
          </Wide>
          <Wide>
            <Check
              label="I add the mention by editing a message that is already sent"
              checked={isEdited}
              onChange={(checked) => setDraft({ ...draft, isEdited: checked })}
            />
          </Wide>
        </>
      }
      withoutScripts={<MentionTable />}
    >
      <ChatMessage author="You" detail={`in the channel Events${isEdited ? ', Edited' : ''}`}>
        <MessageText text={text} calls={mentions.filter(({ kind }) => kind !== 'unknown')} />
      </ChatMessage>
      {!isEdited && <Notices mentions={mentions} />}
      <Summary>{summaryOf(told)}</Summary>
      <PersonList told={told} />
      <Note>“Not told” means without a mention: every member still finds the message in the channel.</Note>
    </TryIt>
  );
}
