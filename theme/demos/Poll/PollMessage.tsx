import { useState } from 'react';
import { useIsHydrated } from '../../islands/useIsHydrated';
import * as styles from './Poll.module.css';
import type { PollData } from './pollCommand';

/** A poll as the channel displays it. The visitor is the only voter, and can end the poll. */
export function PollMessage({ poll }: { poll: PollData }) {
  const { question, isAnonymous, showsProgress, allowsNewAnswers, votesPerPerson } = poll;
  const answers = poll.answers.length > 0 ? poll.answers : ['Yes', 'No'];
  const [votedAnswers, setVotedAnswers] = useState<string[]>([]);
  const [isEnded, setIsEnded] = useState(false);
  const isHydrated = useIsHydrated();

  const toggleVote = (answer: string) => {
    if (votedAnswers.includes(answer)) {
      setVotedAnswers(votedAnswers.filter((other) => other !== answer));
    } else if (votesPerPerson === 1) {
      setVotedAnswers([answer]);
    } else if (votesPerPerson === 0 || votedAnswers.length < votesPerPerson) {
      setVotedAnswers([...votedAnswers, answer]);
    }
  };

  if (isEnded) {
    return (
      <div role="status">
        <p>
          The poll <strong>{question}</strong> has ended.
        </p>
        <ul>
          {answers.map((answer) => (
            <li key={answer}>
              {answer}: {votedAnswers.includes(answer) ? `1 vote${isAnonymous ? '' : ' (you)'}` : 'no vote'}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <>
      <p>
        <strong>{question}</strong>
      </p>
      <div className={styles.buttons}>
        {answers.map((answer) => (
          <button
            key={answer}
            type="button"
            disabled={!isHydrated}
            aria-pressed={votedAnswers.includes(answer)}
            onClick={() => toggleVote(answer)}
          >
            {answer}
            {showsProgress && ` (${votedAnswers.includes(answer) ? 1 : 0})`}
          </button>
        ))}
      </div>
      <div className={styles.buttons} data-quiet="">
        {allowsNewAnswers && <span>Add Option</span>}
        <span>Delete Poll</span>
        <button type="button" disabled={!isHydrated} onClick={() => setIsEnded(true)}>
          End Poll
        </button>
      </div>
    </>
  );
}
