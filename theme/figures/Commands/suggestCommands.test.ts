import { describe, expect, test } from '@rstest/core';
import { argumentHints } from './commandArguments';
import { commands } from './commands';
import { completedText, indexAfterKey, suggestCommands } from './suggestCommands';

const names = (typed: string) => suggestCommands(typed).map(({ name }) => name);

describe('suggestCommands', () => {
  test('suggests every command once for a slash', () => {
    expect(names('/')).toHaveLength(commands.length);
    expect(new Set(names('/')).size).toBe(commands.length);
    expect(commands.length).toBe(34);
  });

  test('suggests fewer commands with each letter, in upper or lower case', () => {
    expect(names('/o')).toEqual(['/online', '/offline', '/open']);
    expect(names('/OFF')).toEqual(['/offline']);
    expect(names('/inv')).toEqual(['/invite', '/invite_people']);
    expect(names('/xyz')).toEqual([]);
  });

  test('suggests commands of two words after their first word', () => {
    expect(names('/call')).toEqual(['/call start', '/call join', '/call link']);
    expect(names('/call l')).toEqual(['/call link']);
    expect(names('/status ')).toEqual(['/status clear']);
  });

  test('suggests nothing for a message, nor for a complete command', () => {
    expect(names('')).toEqual([]);
    expect(names('hello')).toEqual([]);
    expect(names(' /away')).toEqual([]);
    for (const command of commands.filter(({ name }) => name !== '/status')) {
      expect(names(completedText(command))).toEqual([]);
    }
    expect(names('/msg @bruno')).toEqual([]);
  });
});

test('completedText ends with a space if the command takes arguments', () => {
  expect(suggestCommands('/awa').map(completedText)).toEqual(['/away']);
  expect(suggestCommands('/mut').map(completedText)).toEqual(['/mute ']);
});

test('argumentHints names the arguments, with brackets around optional ones', () => {
  const hints = Object.fromEntries(commands.map((command) => [command.name, argumentHints(command)]));
  expect(hints['/away']).toBe('');
  expect(hints['/msg']).toBe('@name text');
  expect(hints['/groupmsg']).toBe('@name,@name text');
  expect(hints['/mute']).toBe('[~channel]');
});

test('indexAfterKey wraps around for Down and Up, and ignores other keys', () => {
  expect(indexAfterKey('ArrowDown', 0, 3)).toBe(1);
  expect(indexAfterKey('ArrowDown', 2, 3)).toBe(0);
  expect(indexAfterKey('ArrowUp', 0, 3)).toBe(2);
  expect(indexAfterKey('Home', 1, 3)).toBeUndefined();
});
