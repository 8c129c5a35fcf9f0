import { describe, expect, test } from '@rstest/core';
import { type Poll, pollCommand } from './pollCommand';

const poll: Poll = {
  question: 'Shall we meet?',
  answers: [],
  isAnonymous: false,
  showsProgress: false,
  takesAnswers: false,
  votes: 1,
};

describe('pollCommand', () => {
  test('a question alone asks for yes or no', () => {
    expect(pollCommand(poll)).toBe('/poll "Shall we meet?"');
  });

  test('answers follow the question, options follow the answers', () => {
    expect(
      pollCommand({ ...poll, answers: ['Mon', 'Tue'], isAnonymous: true, takesAnswers: true, votes: 0 }),
    ).toBe('/poll "Shall we meet?" "Mon" "Tue" --anonymous --public-add-option --votes=0');
    expect(pollCommand({ ...poll, showsProgress: true, votes: 3 })).toBe(
      '/poll "Shall we meet?" --progress --votes=3',
    );
  });

  test('a quote inside would end the text, so it becomes a curly one', () => {
    expect(pollCommand({ ...poll, question: ' The "big" one? ' })).toBe('/poll "The ”big” one?"');
  });
});
