/**
 * The result of a vote: the answers that the voter has now chosen, and Matterpoll's notice, which
 * only the voter sees.
 */
export interface VoteResult {
  votedAnswers: string[];
  /** The wording is ours, not Matterpoll's. */
  notice: string;
}

/**
 * Votes for an answer. If each person has one vote, a new vote replaces the former one. A second
 * vote for the same answer does not remove the first.
 *
 * Source: `UpdateVote` in server/poll/poll.go of matterpoll/matterpoll.
 *
 * @param votesPerPerson the number of answers that each person may choose; 0 for any number
 */
export function castVote(
  votedAnswers: string[],
  answer: string,
  votesPerPerson: number,
): VoteResult {
  if (votesPerPerson === 1) {
    return {
      votedAnswers: [answer],
      notice:
        votedAnswers.length > 0
          ? `Your vote was updated: it is for “${answer}”.`
          : `Your vote for “${answer}” was counted.`,
    };
  }
  if (votedAnswers.includes(answer)) {
    return { votedAnswers, notice: `You have already voted for “${answer}”.` };
  }
  if (votesPerPerson > 0 && votedAnswers.length >= votesPerPerson) {
    return { votedAnswers, notice: 'You have no vote left: reset your votes to choose again.' };
  }
  return {
    votedAnswers: [...votedAnswers, answer],
    notice: `Your vote for “${answer}” was counted.`,
  };
}

/** Removes all votes of a person. */
export const resetVotes = (votedAnswers: string[]): VoteResult => ({
  votedAnswers: [],
  notice:
    votedAnswers.length > 0 ? 'Your votes were taken back.' : 'There is no vote to take back.',
});
