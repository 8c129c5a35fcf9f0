import { expect, test } from '@rstest/core';
import { colorProblems, readSiteColors } from './siteColors.ts';

const LIGHT_STYLES = `:root {
  --background: #ffffff;
  --surface: #eeeeee;
  --text: #111111;
  --muted: #333333;
  --accent: #222222;
  --second-accent: #222222;
  --string: #222222;
  --mark: #ffffff;
  --tint: #ffffff;
  --band: #222222;
  --on-accent: #ffffff;
  --failure: #990000;
  --on-failure: #ffffff;
}
`;

test('each mode is read, whatever quotes and spaces its rule has', () => {
  const { light, dark, sepia } = readSiteColors(
    `${LIGHT_STYLES}:root[data-theme='dark']{--text:#222222;}\n:root[data-theme=sepia] { --text: #333333; }`,
  );
  expect(light.get('text')).toEqual({ value: '#111111', line: 4 });
  expect(dark?.get('text')).toEqual({ value: '#222222', line: 16 });
  expect(sepia?.get('text')?.value).toBe('#333333');
  expect(sepia?.get('muted')?.value).toBe('#333333');
});

test('text that is too pale is reported of every mode, also of a third one', () => {
  expect(colorProblems(LIGHT_STYLES)).toEqual([]);
  const problems = colorProblems(
    `${LIGHT_STYLES}:root[data-theme="sepia"] {\n  --text: #dddddd;\n}`,
  );
  expect(problems).toEqual([
    expect.stringMatching(
      /tokens\.css:17: --text #dddddd on --background #ffffff has a contrast of 1\.\d+ in sepia mode/,
    ),
    ...['surface #eeeeee', 'mark #ffffff', 'tint #ffffff'].map((backdrop) =>
      expect.stringMatching(new RegExp(`on --${backdrop} .* in sepia mode`)),
    ),
  ]);
});

test('a color that cannot be compared is reported with its line, in every mode', () => {
  const sepia = ':root[data-theme="sepia"] {\n  --muted: rgb(200 180 150);\n  --tint: #ccb;\n}';
  expect(colorProblems(`${LIGHT_STYLES}${sepia}`)).toEqual([
    expect.stringMatching(/tokens\.css:17: --muted must be # and six digits/),
    expect.stringMatching(/tokens\.css:18: --tint must be # and six digits/),
  ]);
});

test('the colors of marked words, of the arc and of the band are compared, too', () => {
  const paleStyles = LIGHT_STYLES.replace('--mark: #ffffff', '--mark: #555555')
    .replace('--tint: #ffffff', '--tint: #666666')
    .replace('--band: #222222', '--band: #cccccc');
  const problems = colorProblems(paleStyles);
  expect(problems).toContainEqual(expect.stringMatching(/--muted #333333 on --mark #555555/));
  expect(problems).toContainEqual(expect.stringMatching(/--accent #222222 on --tint #666666/));
  expect(problems).toContainEqual(
    expect.stringMatching(/css:11: the text #fdfcf9 on --band #cccccc/),
  );
});

test('parts of the page that have other colors in a mode are compared, too', () => {
  const dialogStyles =
    ':root[data-theme="dark"] {\n  --text: #333333;\n}\n:root[data-theme="dark"] dialog {\n  --surface: #444444;\n}';
  expect(colorProblems(`${LIGHT_STYLES}${dialogStyles}`)).toContainEqual(
    expect.stringMatching(/css:17: --text #333333 on --surface #444444 .* in dark dialog mode/),
  );
});
