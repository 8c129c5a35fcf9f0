import { useState } from 'react';
import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { Checkbox } from '../../components/Figure/Checkbox';
import { Figure } from '../../components/Figure/Figure';
import { Select, TextField } from '../../components/Figure/FormFields';
import { MessageText } from '../Notifications/MessageText';
import { Note, Summary } from '../Notifications/Summary';
import { selectOptions } from '../Notifications/selectOptions';
import { AuthorNotices } from './AuthorNotices';
import { type Draft, examples, findExample } from './examples';
import { findMentions } from './findMentions';
import { resultOfMessage, summarizeResults } from './notificationResult';
import { PersonList } from './PersonList';
import { people } from './people';

const emptyDraft: Draft = { text: '', isEdited: false };
const exampleOptions = { ...selectOptions(examples), own: 'your own words' };

/** Shows whom a message notifies, for an example or for a message that the visitor types. */
export function Mentions() {
  const [draft, setDraft] = useState<Draft>(examples.channel);
  const { text, isEdited } = draft;
  const mentions = findMentions(text);
  const results = people.map((person) => ({ person, result: resultOfMessage(mentions, isEdited, person) }));

  return (
    <Figure
      title="Who is told?"
      controls={
        <>
          <div data-wide="">
            <Select
              label="Mention"
              value={findExample(draft) ?? 'own'}
              options={exampleOptions}
              onChange={(name) => setDraft(name === 'own' ? emptyDraft : examples[name])}
            />
          </div>
          <div data-wide="">
            <TextField
              label="Your message"
              value={text}
              onChange={(typed) => setDraft({ ...draft, text: typed })}
            />
          </div>
          <div data-wide="">
            <Checkbox
              label="I add the mention by editing a message that is already sent"
              checked={isEdited}
              onChange={(checked) => setDraft({ ...draft, isEdited: checked })}
            />
          </div>
        </>
      }
    >
      <ChatMessage author="You" detail={`in the channel Events${isEdited ? ', Edited' : ''}`}>
        <MessageText text={text} highlights={mentions.filter(({ kind }) => kind !== 'unknown')} />
      </ChatMessage>
      {!isEdited && <AuthorNotices mentions={mentions} />}
      <Summary>{summarizeResults(results)}</Summary>
      <PersonList results={results} />
      <Note>“Not told” means without a mention: every member still finds the message in the channel.</Note>
    </Figure>
  );
}
