import { expect, test } from '@rstest/core';
import { explain } from './explain';
import { outcomeOf } from './outcome';

const outcome = (typed: string) => outcomeOf(explain(typed));

test('a message is posted as it is', () => {
  expect(outcome(' /away ')).toEqual({ kind: 'message', text: '/away' });
});

test('commands that post show what they post', () => {
  expect(outcome('/me waves')).toEqual({ kind: 'message', text: 'waves', look: 'action' });
  expect(outcome('/code a  b')).toEqual({ kind: 'message', text: 'a  b', look: 'code' });
  expect(outcome('/shrug Who knows')).toEqual({ kind: 'message', text: 'Who knows ¯\\_(ツ)_/¯' });
  expect(outcome('/shrug')).toEqual({ kind: 'message', text: '¯\\_(ツ)_/¯' });
  expect(outcome('/msg @bruno See you')).toEqual({ kind: 'message', text: 'See you', to: '@bruno' });
  expect(outcome('/groupmsg @bruno,@chloe Hi')).toMatchObject({ text: 'Hi', to: '@bruno, @chloe' });
});

test('availability is answered to its owner only', () => {
  expect(outcome('/away')).toEqual({ kind: 'answer', text: 'You are now away.' });
});

test('the other commands are carried out', () => {
  expect(outcome('/call start')).toEqual({
    kind: 'done',
    text: 'Mattermost carries out /call start instead of posting it: it starts a call.',
  });
});

test('nothing comes of what is not ready', () => {
  for (const typed of ['', '/', '/msg @bruno', '/poll']) {
    expect(outcome(typed)).toBeUndefined();
  }
});
