import { expect, test } from '@rstest/core';
import { parseThesaurus, readThesaurusFiles } from './thesaurus.ts';

test('a line says what visitors type and what pages say', () => {
  expect(
    parseThesaurus('# Words\n\nsurvey, ballot = poll\nnew account = create, your account\n'),
  ).toEqual([
    [['survey', 'ballot'], ['poll']],
    [['new account'], ['create', 'your account']],
  ]);
});

test('a line that cannot be read is reported with its number', () => {
  for (const line of ['survey', 'survey =', '= poll', 'a = b = c']) {
    expect(() => parseThesaurus(`# Words\n${line}`)).toThrow(
      /thesaurus\.txt:2: write what visitors type, a sign =/,
    );
  }
});

test('a meaning whose words the search leaves out is reported with its line', () => {
  expect(() => parseThesaurus('about us = association, Who we are')).toThrow(
    /thesaurus\.txt:1: the search leaves out all words of “Who we are”/,
  );
});

test('what visitors type stands once in a line, in any spelling and number', () => {
  expect(() => parseThesaurus('\npoll, ballots, Ballot = vote')).toThrow(
    /thesaurus\.txt:2: remove “Ballot”/,
  );
  expect(parseThesaurus('ballot, ballot paper = vote\nballot = poll')).toHaveLength(2);
});

test('the thesaurus can be read', () => {
  expect(readThesaurusFiles().length).toBeGreaterThan(0);
});
