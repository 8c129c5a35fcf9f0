import { describe, expect, test } from '@rstest/core';
import { contrast, contrastsOf, pairs, ratioText, summaryOf } from './contrast';
import { themes } from './themes';

describe('contrast', () => {
  test('goes from 1 to 21, whichever color comes first', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#ffffff', '#000000')).toBe(21);
    expect(contrast('#386fe5', '#386fe5')).toBe(1);
  });

  // The table of the fact sheet, which was calculated on its own. It gives 4.9 for the
  // mentions of Onyx, where 4.845 was rounded twice.
  const columns = ['Messages', 'Channels', 'Links', 'Buttons', 'Error messages', 'Highlighted mentions'];
  const table = {
    Denim: [9.9, 12.6, 4.6, 6.1, 4.3, 12.0],
    Sapphire: [9.9, 7.8, 6.1, 6.1, 4.3, 4.5],
    Quartz: [9.9, 18.0, 6.1, 6.1, 4.3, 4.5],
    Indigo: [14.2, 17.4, 5.6, 4.6, 4.4, 8.2],
    Onyx: [14.9, 18.6, 5.9, 4.6, 6.0, 4.8],
  };
  for (const [name, expected] of Object.entries(table)) {
    test(`of ${name} is that of the published table`, () => {
      const ratios = contrastsOf(themes[name as keyof typeof themes]);
      const found = columns.map((column) => ratios.find(({ label }) => label === column)?.ratio.toFixed(1));
      expect(found).toEqual(expected.map((ratio) => ratio.toFixed(1)));
    });
  }

  test('is told for every pair', () => {
    expect(contrastsOf(themes.Denim)).toHaveLength(pairs.length);
  });
});

describe('ratioText', () => {
  test('has one decimal', () => {
    expect(ratioText(9.94)).toBe('9.9');
    expect(ratioText(4.5)).toBe('4.5');
  });

  test('never rounds up to the minimum: mentions in Sapphire have 4.499', () => {
    expect(ratioText(4.499)).toBe('4.49');
  });
});

describe('summaryOf', () => {
  test('counts what is too low', () => {
    expect(summaryOf([4.5, 21])).toBe('All 2 pairs of colors reach 4.5 to 1, the usual minimum for text.');
    expect(summaryOf([4.499, 21])).toContain('1 of 2 pairs of colors is below');
    expect(summaryOf([3, 1, 21])).toContain('2 of 3 pairs of colors are below');
  });
});
