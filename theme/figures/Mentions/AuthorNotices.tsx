import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { Note } from '../Notifications/Summary';
import { joinWithAnd } from '../Notifications/summarizeDeliveries';
import type { Mention } from './findMentions';
import { people } from './people';

/** Tells the author of a message which of its mentions notify nobody. */
export function AuthorNotices({ mentions }: { mentions: Mention[] }) {
  const nonMembers = people.filter(
    ({ isMember, username }) => !isMember && mentions.some(({ name }) => name === username),
  );
  const unknown = [...new Set(mentions.filter(({ kind }) => kind === 'unknown').map(({ text }) => text))];
  return (
    <>
      {nonMembers.map(({ name }) => (
        <ChatMessage key={name} author="Mattermost" detail="only visible to you">
          <p>{name} is not in this channel. Would you like to add her?</p>
        </ChatMessage>
      ))}
      {unknown.length > 0 && (
        <Note>
          Nobody here is called {joinWithAnd(unknown)}: that stays plain text. For every member, write
          @channel or @all.
        </Note>
      )}
    </>
  );
}
