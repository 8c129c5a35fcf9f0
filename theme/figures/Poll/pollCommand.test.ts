import { describe, expect, test } from '@rstest/core';
import { describeOptions, displayedPoll, findPollProblem, type PollData, pollCommand } from './pollCommand';

const poll: PollData = {
  question: 'Shall we meet?',
  answers: [],
  isAnonymous: false,
  showsProgress: false,
  allowsNewAnswers: false,
  votesPerPerson: 1,
};

describe('pollCommand', () => {
  test('writes a question alone without quotes', () => {
    expect(pollCommand(poll)).toBe('/poll Shall we meet?');
  });

  test('writes the answers after the question and the options after the answers, with quotes', () => {
    expect(
      pollCommand({
        ...poll,
        answers: ['Mon', 'Tue'],
        isAnonymous: true,
        allowsNewAnswers: true,
        votesPerPerson: 0,
      }),
    ).toBe('/poll "Shall we meet?" "Mon" "Tue" --anonymous --public-add-option --votes=0');
    expect(pollCommand({ ...poll, showsProgress: true, votesPerPerson: 2 })).toBe(
      '/poll "Shall we meet?" --progress --votes=2',
    );
  });

  test('replaces double quotes inside a text, since any of them would end the text', () => {
    const quoted = { ...poll, question: ' The "big" one? ', answers: ['“Yes”', 'No'] };
    expect(pollCommand(quoted)).toBe('/poll "The \'big\' one?" "\'Yes\'" "No"');
    expect(displayedPoll(quoted)).toMatchObject({ question: "The 'big' one?", answers: ["'Yes'", 'No'] });
  });
});

test('displayedPoll offers Yes and No when there are no answers', () => {
  expect(displayedPoll(poll).answers).toEqual(['Yes', 'No']);
});

test('describeOptions lists the options as the poll does', () => {
  expect(describeOptions(poll)).toBe('');
  expect(describeOptions({ ...poll, showsProgress: true, votesPerPerson: 0 })).toBe(
    'progress, votes=unlimited',
  );
});

test('findPollProblem says why Matterpoll makes no poll', () => {
  const answers = ['Mon', 'Tue'];
  expect(findPollProblem(poll)).toBeUndefined();
  expect(findPollProblem({ ...poll, answers, votesPerPerson: 2 })).toBeUndefined();
  expect(findPollProblem({ ...poll, question: ' ' })).toContain('form');
  expect(findPollProblem({ ...poll, answers: ['Mon'] })).toContain('One answer alone');
  expect(findPollProblem({ ...poll, answers: ['Mon', ' Mon'] })).toContain('same answer');
  expect(findPollProblem({ ...poll, answers, votesPerPerson: 3 })).toContain('More votes');
  expect(findPollProblem({ ...poll, votesPerPerson: 3 })).toContain('More votes');
  expect(findPollProblem({ ...poll, answers, votesPerPerson: 0 })).toBeUndefined();
});
