import { describe, expect, test } from '@rstest/core';
import { toggleEmphasis } from './toggleEmphasis';

/** Toggles the text between brackets, and puts brackets around the resulting selection: `a [b] c`. */
function toggled(bracketed: string, delimiter: '**' | '*'): string {
  const from = bracketed.indexOf('[');
  const to = bracketed.indexOf(']') - 1;
  const text = bracketed.replace(/[[\]]/g, '');
  const { start, end, replacement, selection } = toggleEmphasis(text, from, to, delimiter);
  const changed = text.slice(0, start) + replacement + text.slice(end);
  return `${changed.slice(0, selection[0])}[${changed.slice(...selection)}]${changed.slice(selection[1])}`;
}

describe('toggleEmphasis', () => {
  test('puts the asterisks around the selection, and keeps the same text selected', () => {
    expect(toggled('on [Saturday] at six', '**')).toBe('on **[Saturday]** at six');
    expect(toggled('on [Saturday] at six', '*')).toBe('on *[Saturday]* at six');
  });

  test('removes the asterisks again', () => {
    expect(toggled('on **[Saturday]** at six', '**')).toBe('on [Saturday] at six');
    expect(toggled('on *[Saturday]* at six', '*')).toBe('on [Saturday] at six');
  });

  test('toggles bold and italic independently', () => {
    expect(toggled('**[x]**', '*')).toBe('***[x]***');
    expect(toggled('*[x]*', '**')).toBe('***[x]***');
    expect(toggled('***[x]***', '**')).toBe('*[x]*');
    expect(toggled('***[x]***', '*')).toBe('**[x]**');
  });

  test('puts the cursor between the asterisks if nothing is selected', () => {
    expect(toggled('now: []', '**')).toBe('now: **[]**');
    expect(toggled('now: **[]**', '**')).toBe('now: []');
  });
});
