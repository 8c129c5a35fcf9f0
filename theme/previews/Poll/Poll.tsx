import { useState } from 'react';
import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { Check, Choice, Group, TextArea, TextField } from '../../components/TryIt/Field';
import { TryIt } from '../../components/TryIt/TryIt';
import { PollMessage } from './PollMessage';
import { type Poll as PollData, pollCommand } from './pollCommand';

const first: PollData = {
  question: 'Which day suits you?',
  answers: ['Monday', 'Tuesday', 'Thursday'],
  isAnonymous: false,
  showsProgress: true,
  takesAnswers: false,
  votes: 1,
};

const votes = { 1: 'one answer', 2: 'two answers', 3: 'three answers', 0: 'as many as they like' };

/** The command that makes a poll, written while its question and answers are, and the poll it makes. */
export function Poll() {
  const [poll, setPoll] = useState(first);
  const [lines, setLines] = useState(first.answers.join('\n'));
  const change = (changed: Partial<PollData>) => setPoll({ ...poll, ...changed });
  const command = pollCommand(poll);

  return (
    <TryIt
      title="Write a poll"
      controls={
        <>
          <TextField label="Question" value={poll.question} onChange={(question) => change({ question })} />
          <Choice
            label="Each person chooses"
            value={String(poll.votes) as `${keyof typeof votes}`}
            options={votes}
            onChange={(count) => change({ votes: Number(count) })}
          />
          <TextArea
            label="Answers, one on each line (none: yes or no)"
            rows={4}
            value={lines}
            onChange={(text) => {
              setLines(text);
              change({ answers: text.split('\n').filter((line) => line.trim()) });
            }}
          />
          <Group label="Options">
            <Check
              label="Hide who voted for what"
              checked={poll.isAnonymous}
              onChange={(isAnonymous) => change({ isAnonymous })}
            />
            <Check
              label="Show the votes while the poll is open"
              checked={poll.showsProgress}
              onChange={(showsProgress) => change({ showsProgress })}
            />
            <Check
              label="Let everybody add an answer"
              checked={poll.takesAnswers}
              onChange={(takesAnswers) => change({ takesAnswers })}
            />
          </Group>
        </>
      }
    >
      <p>What to send:</p>
      <CodeBlock wraps>
        <code>{command}</code>
      </CodeBlock>
      {poll.answers.length === 1 && (
        <p role="status">One answer alone is refused: give two or more, or none at all for yes or no.</p>
      )}
      <p>What the channel sees:</p>
      <ChatMessage author="Matterpoll" detail="bot">
        <PollMessage key={command} poll={poll} />
      </ChatMessage>
    </TryIt>
  );
}
