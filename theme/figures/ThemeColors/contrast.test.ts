import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { MINIMUM_CONTRAST } from '../../../shared/contrast';
import { formatRatio, summarizeContrasts, themeContrasts } from './contrast';
import { type ThemeName, themeNames, themes } from './themes';

const columnLabels = [
  'Messages',
  'Channels',
  'Links',
  'Buttons',
  'Error messages',
  'Highlighted mentions',
];
// Another program has computed these ratios, so they do not depend on the tested code.
const expectedRatiosByTheme = {
  Denim: [9.9, 7.3, 4.6, 6.1, 4.3, 12.0],
  Sapphire: [9.9, 5.4, 6.1, 6.1, 4.3, 4.5],
  Quartz: [9.9, 6.0, 6.1, 6.1, 4.3, 4.5],
  Indigo: [13.3, 9.1, 5.3, 3.9, 4.1, 8.2],
  Onyx: [13.6, 8.8, 5.1, 3.9, 5.2, 4.8],
};
for (const [name, expectedRatios] of Object.entries(expectedRatiosByTheme)) {
  test(`the contrasts of ${name} are those of another program`, () => {
    const contrasts = themeContrasts(themes[name as keyof typeof themes]);
    const calculatedRatios = columnLabels.map((column) =>
      contrasts.find(({ label }) => label === column)?.ratio.toFixed(1),
    );
    expect(calculatedRatios).toEqual(expectedRatios.map((ratio) => ratio.toFixed(1)));
  });
}

/** Returns the ratio of a pair of colors in each theme, by the name of the theme. */
const getRatios = (pairLabel: string) =>
  themeNames.map((name) => {
    const contrast = themeContrasts(themes[name]).find(({ label }) => label === pairLabel);
    return { name, ratio: contrast?.ratio ?? 0 };
  });
/** Returns the theme in which a pair of colors has the highest ratio. */
const findBest = (pairLabel: string, names: readonly ThemeName[]) =>
  getRatios(pairLabel)
    .filter(({ name }) => names.includes(name))
    .sort((a, b) => b.ratio - a.ratio)[0]?.name;
/** Returns the themes in which a pair of colors is below the minimum. */
const findLow = (pairLabel: string) =>
  getRatios(pairLabel)
    .filter(({ ratio }) => ratio < MINIMUM_CONTRAST)
    .map(({ name }) => name);

test('the page about themes has the computed ratios in its table', () => {
  const page = readFileSync(
    path.join(import.meta.dirname, '../../../docs/docs/mattermost/settings/theme-colors.mdx'),
    'utf8',
  );
  const labels = ['Messages', 'Channels', 'Buttons'];
  const tableRows = page.split('\n').filter((line) => /^\| \w+ \| [\d.]+ \|/.test(line));
  expect(tableRows).toEqual(
    themeNames.map((name) => {
      const ratios = labels.map(
        (pairLabel) => getRatios(pairLabel).find((one) => one.name === name)?.ratio ?? 0,
      );
      return `| ${name} | ${ratios.map(formatRatio).join(' | ')} |`;
    }),
  );
});

test('what the page about themes says of them is so', () => {
  const builtIn = themeNames.filter((name) => name !== 'Paper');
  expect(findBest('Messages', builtIn)).toBe('Onyx');
  expect(findBest('Channels', builtIn)).toBe('Indigo');
  expect(findBest('Channels', ['Denim', 'Sapphire', 'Quartz'])).toBe('Denim');
  expect(findLow('Buttons')).toEqual(['Indigo', 'Onyx']);
  expect(findLow('Error messages')).toEqual(['Denim', 'Sapphire', 'Quartz', 'Indigo']);
});

test('only our theme has no text that is hard to read', () => {
  const isReadable = (name: ThemeName) =>
    themeContrasts(themes[name]).every(({ ratio }) => ratio >= MINIMUM_CONTRAST);
  expect(themeNames.filter(isReadable)).toEqual(['Paper']);
});

test('4.499, the ratio of mentions in Sapphire, is not rounded up to the minimum', () => {
  expect(formatRatio(4.499)).toBe('4.49');
  expect(summarizeContrasts([4.499, 21])).toContain('1 of 2 pairs of colors is below');
});
