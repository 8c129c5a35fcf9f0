import { describe, expect, test } from '@rstest/core';
import { hintOf } from './arguments';
import { commands } from './commands';
import { complete, completion, movedBy } from './complete';

const names = (typed: string) => complete(typed).map(({ name }) => name);

describe('complete', () => {
  test('a slash lists every command, once', () => {
    expect(names('/')).toHaveLength(commands.length);
    expect(new Set(names('/')).size).toBe(commands.length);
    expect(commands.length).toBe(34);
  });

  test('each letter shortens the list, whatever its case', () => {
    expect(names('/o')).toEqual(['/online', '/offline', '/open']);
    expect(names('/OFF')).toEqual(['/offline']);
    expect(names('/inv')).toEqual(['/invite', '/invite_people']);
    expect(names('/xyz')).toEqual([]);
  });

  test('a command of two words goes on after its first', () => {
    expect(names('/call')).toEqual(['/call start', '/call join', '/call link']);
    expect(names('/call l')).toEqual(['/call link']);
    expect(names('/status ')).toEqual(['/status clear']);
  });

  test('a message is not completed, nor what is complete', () => {
    expect(names('')).toEqual([]);
    expect(names('hello')).toEqual([]);
    expect(names(' /away')).toEqual([]);
    for (const command of commands.filter(({ name }) => name !== '/status')) {
      expect(names(completion(command))).toEqual([]);
    }
    expect(names('/msg @bruno')).toEqual([]);
  });

  test('a space follows where something is to be typed', () => {
    expect(complete('/awa').map(completion)).toEqual(['/away']);
    expect(complete('/mut').map(completion)).toEqual(['/mute ']);
  });
});

test('a hint tells what follows, and what may be left out', () => {
  const hints = Object.fromEntries(commands.map((command) => [command.name, hintOf(command)]));
  expect(hints['/away']).toBe('');
  expect(hints['/msg']).toBe('@name text');
  expect(hints['/groupmsg']).toBe('@name,@name text');
  expect(hints['/mute']).toBe('[~channel]');
});

test('Down and Up go round, other keys nowhere', () => {
  expect(movedBy('ArrowDown', 0, 3)).toBe(1);
  expect(movedBy('ArrowDown', 2, 3)).toBe(0);
  expect(movedBy('ArrowUp', 0, 3)).toBe(2);
  expect(movedBy('Home', 1, 3)).toBeUndefined();
});
