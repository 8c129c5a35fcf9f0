import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { Note } from '../Notifications/Summary';
import { listed } from '../Notifications/summaryOf';
import type { Mention } from './mentionsIn';
import { people } from './people';

/** What the author learns of the mentions that reach nobody. */
export function Notices({ mentions }: { mentions: Mention[] }) {
  const outsiders = people.filter(
    ({ isMember, username }) => !isMember && mentions.some(({ name }) => name === username),
  );
  const unknown = [...new Set(mentions.filter(({ kind }) => kind === 'unknown').map(({ text }) => text))];
  return (
    <>
      {outsiders.map(({ name }) => (
        <ChatMessage key={name} author="Mattermost" detail="only visible to you">
          <p>{name} is not in this channel. Would you like to add her?</p>
        </ChatMessage>
      ))}
      {unknown.length > 0 && (
        <Note>
          Nobody here is called {listed(unknown)}: that stays plain text. For every member, write @channel or
          @all.
        </Note>
      )}
    </>
  );
}
