import { describe, expect, test } from '@rstest/core';
import { type FieldName, fieldValue, withField } from './fields';

const query = 'budget report bud* "general meeting" from:amina after:2026-01-01 -draft';

describe('fieldValue', () => {
  test('shows the parts of its kind', () => {
    const shown = (field: FieldName) => fieldValue(query, field);
    expect(shown('words')).toBe('budget report');
    expect(shown('prefixes')).toBe('bud');
    expect(shown('phrase')).toBe('general meeting');
    expect(shown('leftOut')).toBe('draft');
    expect(shown('from')).toBe('amina');
    expect(shown('in')).toBe('');
  });
});

describe('withField', () => {
  test('changes its own parts and keeps all others, also those that no field shows', () => {
    expect(withField('-in:off-topic budget', 'from', 'bruno')).toBe('budget from:bruno -in:off-topic');
    expect(withField(query, 'words', 'minutes')).toBe(
      'minutes bud* "general meeting" from:amina after:2026-01-01 -draft',
    );
  });

  test('an empty field takes its parts away', () => {
    expect(withField('budget from:amina', 'from', '')).toBe('budget');
    expect(withField('"a b"', 'phrase', '')).toBe('');
  });

  test('what it writes, it shows', () => {
    const typed: Partial<Record<FieldName, string>> = {
      words: 'two words',
      phrase: 'a phrase ',
      prefixes: 'sub con',
      leftOut: 'draft old',
      in: 'treasury',
      on: '2026-01-15',
      ext: 'pdf',
    };
    for (const [field, value] of Object.entries(typed) as [FieldName, string][]) {
      expect(fieldValue(withField(query, field, value), field)).toBe(value);
    }
  });

  test('a field of words takes words only', () => {
    expect(withField('', 'words', '-from:amina "x y" sub*')).toBe('amina x y sub');
    expect(withField('', 'words', '- ')).toBe('');
    expect(withField('', 'leftOut', '--draft')).toBe('-draft');
    expect(withField('', 'phrase', 'the "big" one')).toBe('"the big one"');
  });
});
