import { useState } from 'react';
import { highlightRanges, type Range } from '../../../shared/highlightRanges';
import { Announcement } from '../../components/Announcement/Announcement';
import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { Figure } from '../../components/Figure/Figure';
import { Checkbox, Select, TextField } from '../../components/Figure/FormFields';
import { HighlightedText } from '../../search/HighlightedText';
import * as styles from '../Notifications/Notifications.module.css';
import { joinWithAnd } from '../Notifications/summarizeDeliveries';
import { type MentionExampleName, mentionExamples } from './examples';
import { findMentions } from './findMentions';
import { notificationOfMessage, summarizeResults } from './notificationResult';
import { PersonList } from './PersonList';
import { people } from './people';

/** Shows whom a message notifies, for an example or for a message that the visitor types. */
export function Mentions() {
  const [exampleName, setExampleName] = useState<MentionExampleName>('channel');
  const [text, setText] = useState(mentionExamples.channel.text);
  const [isEdited, setIsEdited] = useState(false);
  const mentions = findMentions(text);
  const highlightedRanges = mentions
    .filter(({ kind }) => kind !== 'unknown')
    .map(({ start, text: mentionText }): Range => [start, start + mentionText.length]);
  const mentionedNonMembers = people.filter(
    ({ isMember, username }) =>
      !isEdited && !isMember && mentions.some(({ name }) => name === username),
  );
  const unknownMentions = [
    ...new Set(mentions.filter(({ kind }) => kind === 'unknown').map(({ text }) => text)),
  ];
  const results = people.map((person) => ({
    person,
    result: notificationOfMessage(mentions, isEdited, person),
  }));
  const summary = summarizeResults(results);
  const offerTexts = mentionedNonMembers.map(
    ({ name }) => `${name} is not in this channel. Would you like to add her?`,
  );
  const unknownText =
    !isEdited && unknownMentions.length > 0
      ? `Nobody here is called ${joinWithAnd(unknownMentions)}: that stays plain text.`
      : '';

  return (
    <Figure
      title="Who is told?"
      controls={
        <>
          <Select
            label="Mention"
            isWide
            value={exampleName}
            options={mentionExamples}
            onChange={(name) => {
              setExampleName(name);
              setText(mentionExamples[name].text);
              setIsEdited(name === 'edited');
            }}
          />
          <TextField
            label="Your message"
            isWide
            value={text}
            onChange={(typedText) => {
              setExampleName('own');
              setText(typedText);
            }}
          />
          <Checkbox
            label="I add the mention by editing a message that is already sent"
            isWide
            value={isEdited}
            onChange={setIsEdited}
          />
        </>
      }
    >
      <ChatMessage author="You" detail={`in the channel Events${isEdited ? ', Edited' : ''}`}>
        <p className={styles.text}>
          <HighlightedText parts={highlightRanges(text, highlightedRanges)} />
        </p>
      </ChatMessage>
      {offerTexts.map((offerText) => (
        <ChatMessage key={offerText} author="Mattermost" detail="only visible to you">
          <p>{offerText}</p>
        </ChatMessage>
      ))}
      {unknownText && (
        <p>
          <small>
            <span>{unknownText}</span> For every member, write @channel or @all.
          </small>
        </p>
      )}
      <Announcement
        text={[summary, ...offerTexts, unknownText].filter(Boolean).join(' ')}
        typedText={text}
      />
      <p className={styles.summary}>{summary}</p>
      <PersonList results={results} />
      <p>
        <small>
          “Not told” means without a mention: every member still finds the message in the channel.
        </small>
      </p>
    </Figure>
  );
}
