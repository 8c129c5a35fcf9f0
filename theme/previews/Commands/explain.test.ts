import { describe, expect, test } from '@rstest/core';
import { explain, sentenceOf } from './explain';

const kind = (typed: string) => explain(typed).kind;
const sentence = (typed: string) => sentenceOf(explain(typed));

describe('explain', () => {
  test('what does not begin with a slash is a message', () => {
    expect(kind('hello /away')).toBe('message');
    expect(kind(' /away')).toBe('message');
    expect(sentence('hello')).toContain('posted as a message');
  });

  test('nothing is told of nothing, nor of a command half typed', () => {
    expect(kind('  ')).toBe('empty');
    expect(kind('/')).toBe('choosing');
    expect(kind('/call')).toBe('choosing');
    expect(kind('/call st')).toBe('choosing');
    expect(sentence('/mu')).toBe('');
  });

  test('a command that is not known may come from an extension', () => {
    expect(kind('/poll')).toBe('unknown');
    expect(kind('/awayy')).toBe('unknown');
    expect(sentence('/poll')).toContain('extension');
  });

  test('a command without arguments is ready at once, and whatever its case', () => {
    expect(sentence('/away')).toBe('Ready to send: it shows you as away.');
    expect(kind('/AWAY ')).toBe('ready');
    expect(kind('/status clear')).toBe('ready');
    expect(sentence('/status clear')).toContain('removes your custom status');
    expect(kind('/leave')).toBe('ready');
  });

  test('the first argument that is missing is asked for', () => {
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
    expect(sentence('/invite_people chloe')).toContain('an e-mail address');
    expect(kind('/invite_people chloe@example.org')).toBe('ready');
  });

  test('what may be left out is not asked for', () => {
    expect(kind('/mute')).toBe('ready');
    expect(kind('/mute ~garden')).toBe('ready');
    expect(kind('/invite @bruno @chloe')).toBe('ready');
    expect(kind('/invite @bruno @chloe ~garden')).toBe('ready');
    expect(kind('/invite ~garden')).toBe('incomplete');
    expect(kind('/shrug')).toBe('ready');
  });

  test('where a command is missing is told', () => {
    expect(sentence('/settings')).toContain('not in the mobile app');
    expect(sentence('/call start')).toContain('if calls are turned on');
  });
});
