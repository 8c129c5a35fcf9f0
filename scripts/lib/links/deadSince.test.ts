import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { UserFacingError } from '../run';
import type { Answer } from './answers';
import { isDeadForLong, readDeadSince, updateDeadSince } from './deadSince';

const folder = mkdtempSync(path.join(tmpdir(), 'site-links-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ADDRESS = 'https://a.example/';
const deadAnswer: Answer = { kind: 'dead', why: 'answers 404' };
const unknownAnswer: Answer = { kind: 'unknown', why: 'no answer in time' };

const update = (before: Record<string, string>, answer: Answer, today: string) =>
  updateDeadSince(before, new Map([[ADDRESS, answer]]), today);

describe('since when an address is dead', () => {
  test('the first day stays over runs, until the address is alive', () => {
    const first = update({}, deadAnswer, '2025-01-06');
    expect(first).toEqual({ [ADDRESS]: '2025-01-06' });
    const second = update(first, deadAnswer, '2025-01-13');
    expect(second).toEqual({ [ADDRESS]: '2025-01-06' });
    expect(update(second, { kind: 'alive' }, '2025-01-20')).toEqual({});
    expect(update(second, { kind: 'moved', to: 'https://b.example/' }, '2025-01-20')).toEqual({});
  });

  test('a run that learns nothing neither begins nor ends the time', () => {
    expect(update({}, unknownAnswer, '2025-01-06')).toEqual({});
    expect(update({ [ADDRESS]: '2025-01-06' }, unknownAnswer, '2025-01-13')).toEqual({
      [ADDRESS]: '2025-01-06',
    });
  });

  test('an address that the site no longer has is forgotten', () => {
    expect(updateDeadSince({ [ADDRESS]: '2025-01-06' }, new Map(), '2025-01-13')).toEqual({});
  });

  test('two weeks are long, and the first run never tells', () => {
    expect(isDeadForLong('2025-01-06', '2025-01-20')).toBe(true);
    expect(isDeadForLong('2025-01-06', '2025-01-19')).toBe(false);
    expect(isDeadForLong('2025-01-06', '2025-01-06')).toBe(false);
  });
});

describe('the file', () => {
  test('before the first run there is none', () => {
    expect(readDeadSince(path.join(folder, 'none.json'))).toEqual({});
  });

  for (const text of ['', '[]', '{"a": "2025-01-06"}', `{"${ADDRESS}": "yesterday"}`]) {
    test(`a file with ${text || 'nothing'} is refused with what to do`, () => {
      const file = path.join(folder, 'state.json');
      writeFileSync(file, text);
      expect(() => readDeadSince(file)).toThrow(UserFacingError);
      expect(() => readDeadSince(file)).toThrow(/state\.json .* delete it/);
    });
  }
});
