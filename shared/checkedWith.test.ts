import { expect, test } from '@rstest/core';
import { checkedWithProblem, lagOf } from './checkedWith.ts';

const program = (name: string, version: string) => ({
  software: [
    { name, version, license: 'MIT', website: 'https://example.org/', source: 'https://example.org/' },
  ],
});
const isBehind = (checked: string, runs: string) =>
  Boolean(lagOf(`Chat ${checked}`, [program('Pad', '99'), program('Chat Team Edition', runs)]));

test('a page is behind when an older version was checked, as far as both versions are told', () => {
  expect(isBehind('10.5', '11.0')).toBe(true);
  expect(isBehind('10.9', '10.10.1')).toBe(true);
  expect(isBehind('10.5.1', '10.5.2')).toBe(true);
  expect(isBehind('10.5', 'v10.6 (ESR)')).toBe(true);
  expect(isBehind('10.5', '10.5.4')).toBe(false);
  expect(isBehind('10.5.4', '10.5')).toBe(false);
  expect(isBehind('10', '10.5')).toBe(false);
  expect(isBehind('11.10', '11.9')).toBe(false);
});

test('where nobody can tell, nothing is said', () => {
  expect(isBehind('10.5', 'stable')).toBe(false);
  expect(lagOf(undefined, [program('Chat', '11')])).toBeUndefined();
});

test('the program may have a longer name where it runs', () => {
  const services = [program('Chat Team Edition', '11.7')];
  expect(lagOf('Chat 10.5', services)).toEqual({ program: 'Chat', checked: '10.5', runs: '11.7' });
  expect(lagOf('chat team edition 10.5', services)?.runs).toBe('11.7');
  expect(lagOf('Cha 10.5', services)).toBeUndefined();
});

test('a number alone, of which YAML would lose a zero, and an unknown program are mistakes', () => {
  const services = [program('Chat Team Edition', '11.7')];
  expect(checkedWithProblem('Chat 10.10', services)).toBe('');
  expect(checkedWithProblem(10.1, services)).toMatch(/^checkedWith: 10\.1 is no program with its version/);
  expect(checkedWithProblem('Chat', services)).toMatch(/is no program with its version/);
  expect(checkedWithProblem('Chatt 10.5', services)).toMatch(/services\.config\.ts has no program “Chatt”/);
});
