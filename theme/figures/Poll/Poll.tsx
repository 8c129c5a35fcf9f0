import { useId, useState } from 'react';
import { Announcement, useTextOnceTypingRests } from '../../components/Announcement/Announcement';
import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { Figure } from '../../components/Figure/Figure';
import { Checkbox, Fieldset, Select, TextField } from '../../components/Figure/FormFields';
import { PollMessage } from './PollMessage';
import {
  displayedPoll,
  findPollProblem,
  type PollData,
  type PollProblem,
  pollCommand,
} from './pollCommand';

const initialPoll: PollData = {
  question: 'Which day suits you?',
  answers: ['Monday', 'Tuesday', 'Thursday'],
  isAnonymous: false,
  showsProgress: false,
  allowsNewAnswers: false,
  votesPerPerson: 1,
};

const voteLimitLabels = {
  1: 'one answer',
  2: 'two answers',
  3: 'three answers',
  0: 'as many as they like',
};

/**
 * Matches an option of the command. The figure gives each option its own element, so that no line
 * break splits it.
 */
const OPTION_PATTERN = /(--\S+)/;

/**
 * Shows a form for a poll, the command that makes the poll, and the poll as the channel displays
 * it.
 */
export function Poll() {
  const [poll, setPoll] = useState(initialPoll);
  const [answersText, setAnswersText] = useState(initialPoll.answers.join('\n'));
  const updatePoll = (changes: Partial<PollData>) => setPoll({ ...poll, ...changes });
  const command = pollCommand(poll);
  const problem = findPollProblem(poll);
  const problemText = problem?.message ?? '';
  const typedText = poll.question + answersText;
  const problemId = useId();
  const hasLastingProblem = useTextOnceTypingRests(problemText, typedText) !== '';
  const findProblemId = (field: PollProblem['field']) =>
    hasLastingProblem && problem?.field === field ? problemId : undefined;

  return (
    <Figure
      title="Write a poll"
      controls={
        <>
          <TextField
            label="Question"
            value={poll.question}
            problemId={findProblemId('question')}
            onChange={(question) => updatePoll({ question })}
          />
          <Select
            label="Each person chooses"
            value={String(poll.votesPerPerson) as `${keyof typeof voteLimitLabels}`}
            problemId={findProblemId('votesPerPerson')}
            options={voteLimitLabels}
            onChange={(limit) => updatePoll({ votesPerPerson: Number(limit) })}
          />
          <TextField
            label="Answers (none: yes or no)"
            rows={4}
            value={answersText}
            problemId={findProblemId('answers')}
            onChange={(text) => {
              setAnswersText(text);
              updatePoll({ answers: text.split('\n').filter((line) => line.trim()) });
            }}
          />
          <Fieldset label="Options">
            <Checkbox
              label="Hide who voted for what"
              value={poll.isAnonymous}
              onChange={(isAnonymous) => updatePoll({ isAnonymous })}
            />
            <Checkbox
              label="Show the votes while the poll is open"
              value={poll.showsProgress}
              onChange={(showsProgress) => updatePoll({ showsProgress })}
            />
            <Checkbox
              label="Let everybody add an answer"
              value={poll.allowsNewAnswers}
              onChange={(allowsNewAnswers) => updatePoll({ allowsNewAnswers })}
            />
          </Fieldset>
        </>
      }
    >
      <p>What to send:</p>
      <CodeBlock>
        <code key={command}>
          {command
            .split(OPTION_PATTERN)
            .map((part, index) => (index % 2 === 1 ? <span key={part}>{part}</span> : part))}
        </code>
      </CodeBlock>
      <Announcement text={problemText || `What to send: ${command}`} typedText={typedText} />
      {problem ? (
        <p id={problemId}>{problemText}</p>
      ) : (
        <>
          <p>What the channel sees:</p>
          <ChatMessage author="Matterpoll" detail="bot">
            {/* The key changes with the poll, so that React forgets the votes. */}
            <PollMessage key={command} poll={displayedPoll(poll)} />
          </ChatMessage>
        </>
      )}
    </Figure>
  );
}
