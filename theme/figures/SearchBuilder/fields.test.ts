import { describe, expect, test } from '@rstest/core';
import { type FieldName, fieldValue, withField } from './fields';

const query = 'budget report bud* "general meeting" from:amina after:2026-01-01 -draft';

describe('fieldValue', () => {
  test('gives the parts of the field’s kind', () => {
    const fieldText = (field: FieldName) => fieldValue(query, field);
    expect(fieldText('words')).toBe('budget report');
    expect(fieldText('prefixes')).toBe('bud');
    expect(fieldText('phrase')).toBe('general meeting');
    expect(fieldText('excludedWords')).toBe('draft');
    expect(fieldText('from')).toBe('amina');
    expect(fieldText('in')).toBe('');
  });
});

describe('withField', () => {
  test('changes the parts of the field and keeps all others, also those without a field', () => {
    expect(withField('-in:off-topic budget', 'from', 'bruno')).toBe('budget from:bruno -in:off-topic');
    expect(withField(query, 'words', 'minutes')).toBe(
      'minutes bud* "general meeting" from:amina after:2026-01-01 -draft',
    );
  });

  test('removes the parts of an empty field', () => {
    expect(withField('budget from:amina', 'from', '')).toBe('budget');
    expect(withField('"a b"', 'phrase', '')).toBe('');
  });

  test('writes values that fieldValue reads back', () => {
    const typed: Partial<Record<FieldName, string>> = {
      words: 'two words',
      phrase: 'a phrase ',
      prefixes: 'sub con',
      excludedWords: 'draft old',
      in: 'treasury',
      on: '2026-01-15',
      ext: 'pdf',
    };
    for (const [field, value] of Object.entries(typed) as [FieldName, string][]) {
      expect(fieldValue(withField(query, field, value), field)).toBe(value);
    }
  });

  test('removes quotes, asterisks, dashes and operators from words, and quotes from a phrase', () => {
    expect(withField('', 'words', '-from:amina "x y" sub*')).toBe('amina x y sub');
    expect(withField('', 'words', '- ')).toBe('');
    expect(withField('', 'excludedWords', '--draft')).toBe('-draft');
    expect(withField('', 'phrase', 'the "big" one')).toBe('"the big one"');
  });
});
