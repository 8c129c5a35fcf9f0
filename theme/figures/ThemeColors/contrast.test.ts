import { describe, expect, test } from '@rstest/core';
import {
  colorPairs,
  contrastRatio,
  formatRatio,
  MINIMUM_CONTRAST,
  summarizeContrasts,
  themeContrasts,
} from './contrast';
import { type ThemeName, themeNames, themes } from './themes';

describe('contrastRatio and themeContrasts', () => {
  test('ranges from 1 to 21, whichever color comes first', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21);
    expect(contrastRatio('#ffffff', '#000000')).toBe(21);
    expect(contrastRatio('#386fe5', '#386fe5')).toBe(1);
  });

  // From the fact sheet's table, which was calculated separately. For the mentions of Onyx
  // it has 4.9, because it rounded 4.845 twice.
  const columns = ['Messages', 'Channels', 'Links', 'Buttons', 'Error messages', 'Highlighted mentions'];
  const table = {
    Denim: [9.9, 12.6, 4.6, 6.1, 4.3, 12.0],
    Sapphire: [9.9, 7.8, 6.1, 6.1, 4.3, 4.5],
    Quartz: [9.9, 18.0, 6.1, 6.1, 4.3, 4.5],
    Indigo: [14.2, 17.4, 5.6, 4.6, 4.4, 8.2],
    Onyx: [14.9, 18.6, 5.9, 4.6, 6.0, 4.8],
  };
  for (const [name, expected] of Object.entries(table)) {
    test(`agrees with the published table for ${name}`, () => {
      const ratios = themeContrasts(themes[name as keyof typeof themes]);
      const found = columns.map((column) => ratios.find(({ label }) => label === column)?.ratio.toFixed(1));
      expect(found).toEqual(expected.map((ratio) => ratio.toFixed(1)));
    });
  }

  test('our theme, and of the built-in ones only Onyx, has no text that is hard to read', () => {
    const isReadable = (name: ThemeName) =>
      themeContrasts(themes[name]).every(({ ratio }) => ratio >= MINIMUM_CONTRAST);
    expect(themeNames.filter(isReadable)).toEqual(['Onyx', 'Paper']);
  });

  test('has a result for every pair of colors', () => {
    expect(themeContrasts(themes.Denim)).toHaveLength(colorPairs.length);
  });
});

describe('formatRatio', () => {
  test('writes one decimal', () => {
    expect(formatRatio(9.94)).toBe('9.9');
    expect(formatRatio(4.5)).toBe('4.5');
  });

  test('does not round 4.499, the ratio of mentions in Sapphire, up to the minimum', () => {
    expect(formatRatio(4.499)).toBe('4.49');
  });
});

describe('summarizeContrasts', () => {
  test('counts the pairs below the minimum', () => {
    expect(summarizeContrasts([4.5, 21])).toBe(
      'All 2 pairs of colors reach 4.5 to 1, the usual minimum for text.',
    );
    expect(summarizeContrasts([4.499, 21])).toContain('1 of 2 pairs of colors is below');
    expect(summarizeContrasts([3, 1, 21])).toContain('2 of 3 pairs of colors are below');
  });
});
