import { expect, test } from '@rstest/core';
import { parseInput } from './parseInput';
import { sendResult } from './sendResult';

const resultOf = (typed: string) => sendResult(parseInput(typed));

test('posts a message as it is', () => {
  expect(resultOf(' /away ')).toEqual({ author: 'You', text: '/away' });
});

test('posts the text of commands that post one', () => {
  expect(resultOf('/me waves')).toEqual({ author: 'You', text: 'waves', format: 'action' });
  expect(resultOf('/code a  b')).toEqual({ author: 'You', text: 'a  b', format: 'code' });
  expect(resultOf('/shrug Who knows')).toEqual({ author: 'You', text: 'Who knows ¯\\_(ツ)_/¯' });
  expect(resultOf('/shrug')).toEqual({ author: 'You', text: '¯\\_(ツ)_/¯' });
  expect(resultOf('/msg @bruno See you')).toEqual({ author: 'You', text: 'See you', detail: 'to @bruno' });
  expect(resultOf('/groupmsg @bruno,@chloe Hi')).toMatchObject({ text: 'Hi', detail: 'to @bruno, @chloe' });
});

test('answers the sender of a command that changes availability', () => {
  expect(resultOf('/away')).toMatchObject({ author: 'System', text: 'You are now away.' });
});

test('says that the other commands are carried out', () => {
  expect(resultOf('/call start')).toEqual({
    text: 'Mattermost carries out /call start instead of posting it: it starts a call.',
  });
});

test('has no result for empty, incomplete and unknown input', () => {
  for (const typed of ['', '/', '/msg @bruno', '/poll']) {
    expect(resultOf(typed)).toBeUndefined();
  }
});
