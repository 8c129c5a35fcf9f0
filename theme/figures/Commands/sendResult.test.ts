import { expect, test } from '@rstest/core';
import { parseInput } from './parseInput';
import { sendResult } from './sendResult';

const resultOf = (typed: string) => sendResult(parseInput(typed));

test('posts a message as it is', () => {
  expect(resultOf(' /away ')).toEqual({ kind: 'message', text: '/away' });
});

test('posts the text of commands that post one', () => {
  expect(resultOf('/me waves')).toEqual({ kind: 'message', text: 'waves', format: 'action' });
  expect(resultOf('/code a  b')).toEqual({ kind: 'message', text: 'a  b', format: 'code' });
  expect(resultOf('/shrug Who knows')).toEqual({ kind: 'message', text: 'Who knows ¯\\_(ツ)_/¯' });
  expect(resultOf('/shrug')).toEqual({ kind: 'message', text: '¯\\_(ツ)_/¯' });
  expect(resultOf('/msg @bruno See you')).toEqual({ kind: 'message', text: 'See you', to: '@bruno' });
  expect(resultOf('/groupmsg @bruno,@chloe Hi')).toMatchObject({ text: 'Hi', to: '@bruno, @chloe' });
});

test('answers the sender of a command that changes availability', () => {
  expect(resultOf('/away')).toEqual({ kind: 'answer', text: 'You are now away.' });
});

test('says that the other commands are carried out', () => {
  expect(resultOf('/call start')).toEqual({
    kind: 'done',
    text: 'Mattermost carries out /call start instead of posting it: it starts a call.',
  });
});

test('has no result for empty, incomplete and unknown input', () => {
  for (const typed of ['', '/', '/msg @bruno', '/poll']) {
    expect(resultOf(typed)).toBeUndefined();
  }
});
