import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as figureStyles from '../../components/Figure/Figure.module.css';
import { useIsHydrated } from '../../islands/useIsHydrated';
import { castVote, resetVotes, type VoteResult } from './castVote';
import { describeOptions, type PollData } from './pollCommand';

/**
 * Returns the number of votes for an answer in this figure, in which the visitor is the only voter.
 */
const countVotes = (votedAnswers: string[], answer: string) =>
  votedAnswers.includes(answer) ? 1 : 0;

/**
 * Shows a poll as the channel displays it. The visitor is its author, so “You” stands above the
 * question. The visitor is also the only voter.
 *
 * @param poll the poll that `displayedPoll` returns
 */
export function PollMessage({ poll }: { poll: PollData }) {
  const { question, answers, isAnonymous, showsProgress, votesPerPerson } = poll;
  const [{ votedAnswers, notice }, setVoteResult] = useState<VoteResult>({
    votedAnswers: [],
    notice: '',
  });
  const [isEnded, setIsEnded] = useState(false);
  const resultRef = useRef<HTMLDivElement>(null);
  const endedId = useId();
  const isHydrated = useIsHydrated();
  const settingsText = describeOptions(poll);
  const voterCountText =
    votesPerPerson === 1 ? '' : ` (${votedAnswers.length > 0 ? '1 voter' : '0 voters'})`;

  const endPoll = () => {
    flushSync(() => setIsEnded(true));
    // The button has disappeared, so the result takes the focus. Screen readers then say its name.
    resultRef.current?.focus();
  };

  if (isEnded) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
      <div ref={resultRef} role="group" tabIndex={-1} aria-labelledby={endedId}>
        <p>
          You
          <br />
          <strong>{question}</strong>
        </p>
        <p id={endedId}>This poll has ended. The results are:</p>
        <ul>
          {answers.map((answer) => {
            const count = countVotes(votedAnswers, answer);
            return (
              <li key={answer}>
                {answer} ({count} {count === 1 ? 'vote' : 'votes'})
                {count > 0 && !isAnonymous && ': you'}
              </li>
            );
          })}
        </ul>
      </div>
    );
  }
  return (
    <>
      <p>
        You
        <br />
        <strong>{question}</strong>
      </p>
      <p>
        {settingsText && (
          <>
            Poll Settings: {settingsText}
            <br />
          </>
        )}
        <span>{`Total votes: ${votedAnswers.length}${voterCountText}`}</span>
      </p>
      <div className={figureStyles.buttons}>
        {answers.map((answer) => (
          <button
            key={answer}
            type="button"
            disabled={!isHydrated}
            onClick={() => setVoteResult(castVote(votedAnswers, answer, votesPerPerson))}
          >
            {showsProgress ? `${answer} (${countVotes(votedAnswers, answer)})` : answer}
          </button>
        ))}
      </div>
      <div className={figureStyles.buttons}>
        <button
          type="button"
          disabled={!isHydrated}
          onClick={() => setVoteResult(resetVotes(votedAnswers))}
        >
          {votesPerPerson === 1 ? 'Reset Your Vote' : 'Reset Your Votes'}
        </button>
        <span>Add Option</span>
        <button type="button" disabled={!isHydrated} onClick={endPoll}>
          End Poll
        </button>
        <span>Delete Poll</span>
      </div>
      <p role="status">{notice && `Only visible to you: ${notice}`}</p>
    </>
  );
}
