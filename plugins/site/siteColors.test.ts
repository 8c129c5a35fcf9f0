import { expect, test } from '@rstest/core';
import { colorProblems, readSiteColors } from './siteColors.ts';

const LIGHT = `:root {
  --background: #ffffff;
  --surface: #eeeeee;
  --text: #111111;
  --muted: #333333;
  --accent: #222222;
  --second-accent: #222222;
  --string: #222222;
  --on-accent: #ffffff;
  --failure: #990000;
  --on-failure: #ffffff;
}
`;

test('each mode is read, whatever quotes and spaces its rule has', () => {
  const { light, dark, sepia } = readSiteColors(
    `${LIGHT}:root[data-theme='dark']{--text:#222222;}\n:root[data-theme=sepia] { --text: #333333; }`,
  );
  expect(light.get('text')).toEqual({ value: '#111111', line: 4 });
  expect(dark?.get('text')).toEqual({ value: '#222222', line: 13 });
  expect(sepia?.get('text')?.value).toBe('#333333');
  expect(sepia?.get('muted')?.value).toBe('#333333');
});

test('text that is too pale is reported of every mode, also of a third one', () => {
  expect(colorProblems(LIGHT)).toEqual([]);
  const problems = colorProblems(`${LIGHT}:root[data-theme="sepia"] {\n  --text: #dddddd;\n}`);
  expect(problems).toEqual([
    expect.stringMatching(
      /tokens\.css:14: --text #dddddd on --background #ffffff has a contrast of 1\.\d+ in sepia mode/,
    ),
    expect.stringMatching(/on --surface #eeeeee .* in sepia mode/),
  ]);
});
