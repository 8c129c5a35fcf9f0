import { describe, expect, test } from '@rstest/core';
import { toggleMark } from './toggleMark';

/** Toggles what stands between brackets, and shows the selection in the same way: `a [b] c`. */
function toggled(marked: string, mark: '**' | '*'): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace(/[[\]]/g, '');
  const { from, to, by, selected } = toggleMark(text, start, end, mark);
  const changed = text.slice(0, from) + by + text.slice(to);
  return `${changed.slice(0, selected[0])}[${changed.slice(...selected)}]${changed.slice(selected[1])}`;
}

describe('toggleMark', () => {
  test('puts the marks around the selection, which stays', () => {
    expect(toggled('on [Saturday] at six', '**')).toBe('on **[Saturday]** at six');
    expect(toggled('on [Saturday] at six', '*')).toBe('on *[Saturday]* at six');
  });

  test('takes them away again', () => {
    expect(toggled('on **[Saturday]** at six', '**')).toBe('on [Saturday] at six');
    expect(toggled('on *[Saturday]* at six', '*')).toBe('on [Saturday] at six');
  });

  test('tells bold from italic, and both from each', () => {
    expect(toggled('**[x]**', '*')).toBe('***[x]***');
    expect(toggled('*[x]*', '**')).toBe('***[x]***');
    expect(toggled('***[x]***', '**')).toBe('*[x]*');
    expect(toggled('***[x]***', '*')).toBe('**[x]**');
  });

  test('with nothing selected, the cursor stands between the marks', () => {
    expect(toggled('now: []', '**')).toBe('now: **[]**');
    expect(toggled('now: **[]**', '**')).toBe('now: []');
  });
});
