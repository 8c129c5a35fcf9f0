import { describe, expect, test } from '@rstest/core';
import { formatTheme, parseTheme } from './themeJson';
import { type Theme, themes } from './themes';

const message = (text: string) => parseTheme(text).message;

describe('formatTheme', () => {
  test('writes 23 colors and the code theme as JSON, without the misspelled mentionBj', () => {
    const parsedTheme = JSON.parse(formatTheme(themes.Onyx));
    expect(parsedTheme).toEqual(themes.Onyx);
    expect(Object.keys(parsedTheme)).toHaveLength(24);
    expect(Object.keys(parsedTheme)).not.toContain('mentionBj');
    expect(parsedTheme.codeTheme).toBe('monokai');
  });
});

describe('parseTheme', () => {
  test('parses what formatTheme writes', () => {
    for (const theme of Object.values(themes)) {
      expect(parseTheme(formatTheme(theme))).toEqual({
        status: 'read',
        theme,
        message: '24 values were taken over.',
      });
    }
  });

  test('accepts lines of backticks around the theme, as in a message', () => {
    expect(parseTheme('```json\n{"linkColor": "#ABC"}\n```\n')).toMatchObject({
      theme: { linkColor: '#aabbcc' },
    });
  });

  test('accepts mentionBj for mentionBg, unless mentionBg is there', () => {
    expect(parseTheme('{"mentionBj":"#112233"}')).toMatchObject({
      theme: { mentionBg: '#112233' },
    });
    expect(parseTheme('{"mentionBj":"#112233","mentionBg":"#445566"}')).toMatchObject({
      theme: { mentionBg: '#445566' },
    });
  });

  test('lists missing and unknown names', () => {
    const { codeTheme: _, ...colors }: Theme = themes.Denim;
    expect(message(JSON.stringify({ ...colors, type: 'custom' }))).toBe(
      '23 values were taken over. Not in it, so left as they were: codeTheme. Unknown to the app: type.',
    );
  });

  test('names the key of a wrong value, and says what to write', () => {
    expect(message('{"sidebarBg":"#123456","linkColor":"red"}')).toBe(
      'The value of “linkColor” is “red”: write # and six digits, as in #386fe5.',
    );
    expect(message('{"buttonBg":12}')).toContain('“buttonBg” is 12');
    expect(message('{"codeTheme":"toString"}')).toContain(
      '“codeTheme” is “toString”: write one of github',
    );
  });

  test('names the key before a syntax error', () => {
    expect(message('{"sidebarBg":"#123456" "linkColor":"#123456"}')).toContain(
      'wrong after “sidebarBg”',
    );
    expect(message('{"sidebarBg":"#123456",}')).toContain('wrong after “sidebarBg”');
    expect(message('{sidebarBg:"#123456"}')).toContain('wrong at the beginning');
    expect(message('{"sidebarBg":"#123456", "linkCo')).toContain('stops after “sidebarBg”');
    expect(message('{')).toContain('stops at its beginning');
  });

  test('says what to do about a text that is not a theme', () => {
    expect(message('#123456,#abcdef')).toContain('begins with a brace');
    expect(message('["#123456"]')).toContain('begins with a brace');
    expect(message('{“linkColor”:“#123456”}')).toContain('curly quotes');
    expect(message('{"name":"site"}')).toContain('no name of a theme');
    expect(parseTheme(' \n').status).toBe('empty');
  });
});
