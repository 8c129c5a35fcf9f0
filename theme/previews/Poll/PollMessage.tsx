import { useState } from 'react';
import { useIsReady } from '../../hooks/useIsReady';
import * as styles from './Poll.module.css';
import type { Poll } from './pollCommand';

/** A poll in the channel: it can be voted in, as the visitor alone, and ended. */
export function PollMessage({ poll }: { poll: Poll }) {
  const { question, isAnonymous, showsProgress, takesAnswers, votes } = poll;
  const answers = poll.answers.length > 0 ? poll.answers : ['Yes', 'No'];
  const [chosen, setChosen] = useState<string[]>([]);
  const [isEnded, setIsEnded] = useState(false);
  const isReady = useIsReady();

  const vote = (answer: string) => {
    if (chosen.includes(answer)) {
      setChosen(chosen.filter((other) => other !== answer));
    } else if (votes === 1) {
      setChosen([answer]);
    } else if (votes === 0 || chosen.length < votes) {
      setChosen([...chosen, answer]);
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
              {answer}: {chosen.includes(answer) ? `1 vote${isAnonymous ? '' : ' (you)'}` : 'no vote'}
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
            disabled={!isReady}
            aria-pressed={chosen.includes(answer)}
            onClick={() => vote(answer)}
          >
            {answer}
            {showsProgress && ` (${chosen.includes(answer) ? 1 : 0})`}
          </button>
        ))}
      </div>
      <div className={styles.buttons} data-quiet="">
        {takesAnswers && <span>Add Option</span>}
        <span>Delete Poll</span>
        <button type="button" disabled={!isReady} onClick={() => setIsEnded(true)}>
          End Poll
        </button>
      </div>
    </>
  );
}
