import { describe, expect, test } from '@rstest/core';
import { type PollData, pollCommand } from './pollCommand';

const poll: PollData = {
  question: 'Shall we meet?',
  answers: [],
  isAnonymous: false,
  showsProgress: false,
  allowsNewAnswers: false,
  votesPerPerson: 1,
};

describe('pollCommand', () => {
  test('writes only the question when there are no answers and no options', () => {
    expect(pollCommand(poll)).toBe('/poll "Shall we meet?"');
  });

  test('writes the answers after the question and the options after the answers', () => {
    expect(
      pollCommand({
        ...poll,
        answers: ['Mon', 'Tue'],
        isAnonymous: true,
        allowsNewAnswers: true,
        votesPerPerson: 0,
      }),
    ).toBe('/poll "Shall we meet?" "Mon" "Tue" --anonymous --public-add-option --votes=0');
    expect(pollCommand({ ...poll, showsProgress: true, votesPerPerson: 3 })).toBe(
      '/poll "Shall we meet?" --progress --votes=3',
    );
  });

  test('turns a quote inside a text into a curly one, since a straight one would end the text', () => {
    expect(pollCommand({ ...poll, question: ' The "big" one? ' })).toBe('/poll "The ”big” one?"');
  });
});
