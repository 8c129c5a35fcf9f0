import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { readThesaurus, THESAURUS } from './thesaurus.ts';

test('a line says what visitors type and what pages say', () => {
  expect(readThesaurus('# Words\n\nsurvey, ballot = poll\nnew account = create, your account\n')).toEqual([
    [['survey', 'ballot'], ['poll']],
    [['new account'], ['create', 'your account']],
  ]);
});

test('a line that cannot be read is told with its number', () => {
  for (const line of ['survey', 'survey =', '= poll', 'a = b = c']) {
    expect(() => readThesaurus(`# Words\n${line}`)).toThrow(
      /^thesaurus\.txt:2: write what visitors type, a sign =/,
    );
  }
});

test('the thesaurus can be read', () => {
  expect(readThesaurus(readFileSync(THESAURUS, 'utf8')).length).toBeGreaterThan(0);
});
