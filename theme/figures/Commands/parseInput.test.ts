import { expect, test } from '@rstest/core';
import { describeInput, parseInput } from './parseInput';
import { getSendResult } from './sendResult';

const kind = (typed: string) => parseInput(typed).kind;
const sentence = (typed: string) => describeInput(parseInput(typed));
const sent = (typed: string) => getSendResult(parseInput(typed));

test('a text is a message, an empty one, a part of a command, an unknown command, or a ready one', () => {
  expect([' /away', 'hello /away'].map(kind)).toEqual(['message', 'message']);
  expect(['  ', '/call st', '/awayy', '/AWAY '].map(kind)).toEqual([
    'empty',
    'partial',
    'unknown',
    'ready',
  ]);
  expect(sentence('/poll')).toContain('extension');
  expect(sentence('/status clear')).toContain('removes your custom status');
  expect(sentence('/call start')).toContain('(if turned on)');
});

test('the description asks for the first missing argument', () => {
  expect(sentence('/msg bruno hello')).toBe('After /msg, Mattermost needs a name such as @bruno.');
  expect(sentence('/msg @bruno ')).toBe('After /msg, Mattermost needs a text.');
  expect(sentence('/groupmsg @bruno hello')).toContain('@bruno,@chloe');
  expect(sentence('/join garden')).toContain('a channel such as ~garden');
  expect(sentence('/invite_people chloe')).toContain('an email address');
  expect(kind('/invite ~garden')).toBe('incomplete');
});

test('a command with its arguments is ready, with or without the optional ones', () => {
  for (const typed of [
    '/groupmsg @bruno,@chloe hello',
    '/join ~garden',
    '/invite_people chloe@example.org',
    '/mute',
    '/invite @bruno @chloe ~garden',
    '/shrug',
  ]) {
    expect(kind(typed), typed).toBe('ready');
  }
});

test('what is sent is posted, answered or carried out, and what is not ready is not sent', () => {
  expect(sent(' /away ')).toEqual({ author: 'You', text: '/away' });
  expect(sent('/code a  b')).toEqual({ author: 'You', text: 'a  b', format: 'code' });
  expect(sent('/shrug')).toEqual({ author: 'You', text: '¯\\_(ツ)_/¯' });
  expect(sent('/groupmsg @bruno,@chloe Hi')).toMatchObject({
    text: 'Hi',
    detail: 'to @bruno, @chloe',
  });
  expect(['', '/', '/msg @bruno', '/poll'].map(sent)).toEqual(Array(4).fill(undefined));
});
