import { expect, test } from '@rstest/core';
import { describeInput, parseInput } from './parseInput';
import { getSendResult } from './sendResult';

const kindOf = (typedText: string) => parseInput(typedText).kind;
const descriptionOf = (typedText: string) => describeInput(parseInput(typedText));
const sendResultOf = (typedText: string) => getSendResult(parseInput(typedText));

test('a text is a message, an empty one, a part of a command, an unknown command, or a ready one', () => {
  expect([' /away', 'hello /away'].map(kindOf)).toEqual(['message', 'message']);
  expect(['  ', '/call st', '/awayy', '/AWAY '].map(kindOf)).toEqual([
    'empty',
    'partial',
    'unknown',
    'ready',
  ]);
  expect(descriptionOf('/poll')).toContain('extension');
  expect(descriptionOf('/status clear')).toContain('removes your custom status');
  expect(descriptionOf('/call start')).toContain('(if turned on)');
});

test('the description asks for the first missing argument', () => {
  expect(descriptionOf('/msg ')).toBe('After /msg, Mattermost needs a name such as @bruno.');
  expect(descriptionOf('/me ')).toBe('After /me, Mattermost needs a text.');
  expect(descriptionOf('/groupmsg ~garden')).toContain('@bruno,@chloe');
  expect(descriptionOf('/join @garden')).toContain('a channel such as ~garden');
  expect(descriptionOf('/invite_people chloe')).toContain('an email address');
  expect(kindOf('/invite ~garden')).toBe('incomplete');
});

test('a command with its arguments is ready, with or without the optional ones', () => {
  for (const typedText of [
    '/msg @bruno',
    '/msg bruno hello',
    '/groupmsg @bruno,chloe hello',
    '/join ~garden',
    '/join garden',
    '/invite_people chloe@example.org',
    '/mute',
    '/invite @bruno @chloe ~garden',
    '/invite bruno garden',
    '/shrug',
  ]) {
    expect(kindOf(typedText), typedText).toBe('ready');
  }
});

test('what is sent is posted, answered or carried out, and what is not ready is not sent', () => {
  expect(sendResultOf(' /away ')).toEqual({ author: 'You', text: '/away' });
  expect(sendResultOf('/code a  b')).toEqual({ author: 'You', text: 'a  b', format: 'code' });
  expect(sendResultOf('/shrug')).toEqual({ author: 'You', text: '¯\\_(ツ)_/¯' });
  expect(sendResultOf('/groupmsg @bruno,@chloe Hi')).toMatchObject({
    text: 'Hi',
    detail: 'to @bruno, @chloe',
  });
  expect(sendResultOf('/msg @bruno')).toEqual({
    text: 'Mattermost carries out /msg instead of posting it: it sends a direct message, or opens it.',
  });
  expect(['', '/', '/msg ~garden', '/poll'].map(sendResultOf)).toEqual(Array(4).fill(undefined));
});
