import { describe, expect, test } from '@rstest/core';
import { castVote, resetVotes } from './castVote';

describe('castVote', () => {
  test('with one vote each, replaces the former vote', () => {
    expect(castVote([], 'Mon', 1)).toEqual({ votedAnswers: ['Mon'], notice: 'Your vote was counted.' });
    expect(castVote(['Mon'], 'Tue', 1)).toEqual({ votedAnswers: ['Tue'], notice: 'Your vote was changed.' });
  });

  test('never takes a vote back, whatever the number of votes', () => {
    for (const votesPerPerson of [0, 1, 2]) {
      expect(castVote(['Mon'], 'Mon', votesPerPerson).votedAnswers).toEqual(['Mon']);
    }
    expect(castVote(['Mon'], 'Mon', 2).notice).toContain('already voted');
  });

  test('refuses a vote when none is left, except when there is no limit', () => {
    const both = ['Mon', 'Tue'];
    expect(castVote(both, 'Wed', 2)).toEqual({
      votedAnswers: both,
      notice: 'You have no vote left: reset your votes to choose again.',
    });
    expect(castVote(both, 'Wed', 0).votedAnswers).toEqual(['Mon', 'Tue', 'Wed']);
  });
});

test('resetVotes takes all votes back, and says when there are none', () => {
  expect(resetVotes(['Mon', 'Tue'])).toEqual({ votedAnswers: [], notice: 'Your votes were taken back.' });
  expect(resetVotes([]).notice).toBe('There is no vote to take back.');
});
