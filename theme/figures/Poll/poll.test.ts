import { expect, test } from '@rstest/core';
import { castVote, resetVotes } from './castVote';
import {
  describeOptions,
  displayedPoll,
  findPollProblem,
  type PollData,
  pollCommand,
} from './pollCommand';

const poll: PollData = {
  question: 'Shall we meet?',
  answers: [],
  isAnonymous: false,
  showsProgress: false,
  allowsNewAnswers: false,
  votesPerPerson: 1,
};

test('the command has a question, answers and options, in quotes unless there is a question alone', () => {
  expect(pollCommand(poll)).toBe('/poll Shall we meet?');
  const answers = ['Mon', 'Tue'];
  expect(
    pollCommand({ ...poll, answers, isAnonymous: true, allowsNewAnswers: true, votesPerPerson: 0 }),
  ).toBe('/poll "Shall we meet?" "Mon" "Tue" --anonymous --public-add-option --votes=0');
});

test('any double quote inside a text, which would end it, is replaced', () => {
  const pollWithQuotes = { ...poll, question: ' The "big" one? ', answers: ['“Yes”', 'No'] };
  expect(pollCommand(pollWithQuotes)).toBe('/poll "The \'big\' one?" "\'Yes\'" "No"');
  expect(displayedPoll(pollWithQuotes)).toMatchObject({
    question: "The 'big' one?",
    answers: ["'Yes'", 'No'],
  });
});

test('the poll lists its options', () => {
  expect(describeOptions(poll)).toBe('');
  expect(describeOptions({ ...poll, showsProgress: true, votesPerPerson: 0 })).toBe(
    'progress, votes=unlimited',
  );
});

test('what Matterpoll refuses is named', () => {
  const answers = ['Mon', 'Tue'];
  expect(findPollProblem(poll)).toBeUndefined();
  expect(findPollProblem({ ...poll, answers, votesPerPerson: 0 })).toBeUndefined();
  expect(findPollProblem({ ...poll, question: ' ' })).toMatchObject({ field: 'question' });
  expect(findPollProblem({ ...poll, answers: ['Mon', ' Mon'] })).toMatchObject({
    field: 'answers',
    message: 'The same answer twice is refused.',
  });
  expect(findPollProblem({ ...poll, votesPerPerson: 3 })).toMatchObject({
    field: 'votesPerPerson',
  });
});

test('with several votes, one is never taken back, and refused when none is left', () => {
  expect(castVote(['Mon'], 'Mon', 2).notice).toContain('already voted');
  const { votedAnswers, notice } = castVote(['Mon', 'Tue'], 'Wed', 2);
  expect(votedAnswers).toEqual(['Mon', 'Tue']);
  expect(notice).toContain('no vote left');
  expect(castVote(['Mon', 'Tue'], 'Wed', 0).votedAnswers).toEqual(['Mon', 'Tue', 'Wed']);
  expect(resetVotes([]).notice).toContain('no vote to take back');
});

test('with one vote, each click updates it, also a second one on the same answer', () => {
  expect(castVote([], 'Mon', 1).notice).toContain('counted');
  for (const answer of ['Mon', 'Tue']) {
    const { votedAnswers, notice } = castVote(['Mon'], answer, 1);
    expect(votedAnswers).toEqual([answer]);
    expect(notice).toContain('updated');
  }
});
