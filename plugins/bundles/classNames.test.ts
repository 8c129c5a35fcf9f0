import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { classNames, longClassNames } from './classNames.ts';

let folder = '';
const sheet = (name: string) => path.join(folder, `${name}.module.css`);
const classes = Array.from({ length: 400 }, (_, index) => `part${index}`);

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'class-names-'));
  writeFileSync(sheet('Many'), classes.map((name) => `.${name} { margin: 0 }`).join('\n'));
  writeFileSync(sheet('One'), '.part0:hover > .part0 { margin: .5em }');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('every class has a name of its own, a letter with a number, the same each time', () => {
  const nameOf = classNames(folder);
  const names = [...classes.map((name) => nameOf(sheet('Many'), name)), nameOf(sheet('One'), 'part0')];
  expect(new Set(names).size).toBe(401);
  expect(names.filter((name) => !/^[a-z]\d*$/i.test(name))).toEqual([]);
  const again = classNames(folder);
  expect(classes.map((name) => again(sheet('Many'), name))).toEqual(names.slice(0, -1));
});

test('a class that stands in no style sheet is an error', () => {
  expect(() => classNames(folder)(sheet('One'), 'part1')).toThrow('part1');
});

test('the short name of a class leads back to the class', () => {
  const short = classNames(folder)(sheet('Many'), 'part7');
  expect(longClassNames(folder).get(short)).toBe('Many-part7');
});
