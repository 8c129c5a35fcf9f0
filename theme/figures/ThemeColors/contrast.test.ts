import { expect, test } from '@rstest/core';
import { MINIMUM_CONTRAST } from '../../../shared/contrast';
import { formatRatio, summarizeContrasts, themeContrasts } from './contrast';
import { type ThemeName, themeNames, themes } from './themes';

// These expected ratios come from a published table, so they do not depend on the tested code. For
// the mentions of Onyx, that table has 4.9, because 4.845 was rounded twice.
const columnLabels = [
  'Messages',
  'Channels',
  'Links',
  'Buttons',
  'Error messages',
  'Highlighted mentions',
];
const publishedRatios = {
  Denim: [9.9, 12.6, 4.6, 6.1, 4.3, 12.0],
  Sapphire: [9.9, 7.8, 6.1, 6.1, 4.3, 4.5],
  Quartz: [9.9, 18.0, 6.1, 6.1, 4.3, 4.5],
  Indigo: [14.2, 17.4, 5.6, 4.6, 4.4, 8.2],
  Onyx: [14.9, 18.6, 5.9, 4.6, 6.0, 4.8],
};
for (const [name, expectedRatios] of Object.entries(publishedRatios)) {
  test(`the contrasts of ${name} are those of the published table`, () => {
    const contrasts = themeContrasts(themes[name as keyof typeof themes]);
    const calculatedRatios = columnLabels.map((column) =>
      contrasts.find(({ label }) => label === column)?.ratio.toFixed(1),
    );
    expect(calculatedRatios).toEqual(expectedRatios.map((ratio) => ratio.toFixed(1)));
  });
}

test('our theme, and of the built-in ones only Onyx, has no text that is hard to read', () => {
  const isReadable = (name: ThemeName) =>
    themeContrasts(themes[name]).every(({ ratio }) => ratio >= MINIMUM_CONTRAST);
  expect(themeNames.filter(isReadable)).toEqual(['Onyx', 'Paper']);
});

test('4.499, the ratio of mentions in Sapphire, is not rounded up to the minimum', () => {
  expect(formatRatio(4.499)).toBe('4.49');
  expect(summarizeContrasts([4.499, 21])).toContain('1 of 2 pairs of colors is below');
});
