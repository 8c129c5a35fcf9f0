import { describe, expect, test } from '@rstest/core';
import { describeInput, parseInput } from './parseInput';

const kind = (typed: string) => parseInput(typed).kind;
const sentence = (typed: string) => describeInput(parseInput(typed));

describe('parseInput and describeInput', () => {
  test('a text that does not begin with a slash is a message', () => {
    expect(kind('hello /away')).toBe('message');
    expect(kind(' /away')).toBe('message');
    expect(sentence('hello')).toContain('posted as a message');
  });

  test('an empty text and a half-typed command have no description', () => {
    expect(kind('  ')).toBe('empty');
    expect(kind('/')).toBe('partial');
    expect(kind('/call')).toBe('partial');
    expect(kind('/call st')).toBe('partial');
    expect(sentence('/mu')).toBe('');
  });

  test('an unknown command may come from an extension', () => {
    expect(kind('/poll')).toBe('unknown');
    expect(kind('/awayy')).toBe('unknown');
    expect(sentence('/poll')).toContain('extension');
  });

  test('a command without arguments is ready at once, in upper or lower case', () => {
    expect(sentence('/away')).toBe('Ready to send: it shows you as away.');
    expect(kind('/AWAY ')).toBe('ready');
    expect(kind('/status clear')).toBe('ready');
    expect(sentence('/status clear')).toContain('removes your custom status');
    expect(kind('/leave')).toBe('ready');
  });

  test('the description asks for the first missing argument', () => {
    expect(sentence('/msg')).toBe('After /msg, Mattermost needs a name such as @bruno.');
    expect(sentence('/msg bruno hello')).toContain('a name such as @bruno');
    expect(sentence('/msg @bruno ')).toBe('After /msg, Mattermost needs a text.');
    expect(kind('/msg @bruno hello')).toBe('ready');
    expect(sentence('/groupmsg @bruno hello')).toContain('@bruno,@chloe');
    expect(kind('/groupmsg @bruno,@chloe hello')).toBe('ready');
    expect(sentence('/join garden')).toContain('a channel such as ~garden');
    expect(kind('/join ~garden')).toBe('ready');
    expect(sentence('/echo Tea is ready')).toContain('a number of seconds');
    expect(kind('/echo Tea is ready 60')).toBe('ready');
    expect(sentence('/invite_people chloe')).toContain('an email address');
    expect(kind('/invite_people chloe@example.org')).toBe('ready');
  });

  test('a command is ready without its optional arguments', () => {
    expect(kind('/mute')).toBe('ready');
    expect(kind('/mute ~garden')).toBe('ready');
    expect(kind('/invite @bruno @chloe')).toBe('ready');
    expect(kind('/invite @bruno @chloe ~garden')).toBe('ready');
    expect(kind('/invite ~garden')).toBe('incomplete');
    expect(kind('/shrug')).toBe('ready');
  });

  test('the description of a ready command mentions its restriction', () => {
    expect(sentence('/settings')).toContain('(browser and desktop app)');
    expect(sentence('/call start')).toContain('(if turned on)');
  });
});
