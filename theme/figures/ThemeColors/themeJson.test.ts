import { describe, expect, test } from '@rstest/core';
import { formatTheme, parseTheme } from './themeJson';
import { type Theme, themes } from './themes';

const problem = (text: string) => {
  const parsed = parseTheme(text);
  return parsed.status === 'wrong' ? parsed.problem : parsed.status;
};

describe('formatTheme', () => {
  test('writes 23 colors and the code theme as JSON, without the misspelled mentionBj', () => {
    const written = JSON.parse(formatTheme(themes.Onyx));
    expect(written).toEqual(themes.Onyx);
    expect(Object.keys(written)).toHaveLength(24);
    expect(Object.keys(written)).not.toContain('mentionBj');
    expect(written.codeTheme).toBe('monokai');
  });
});

describe('parseTheme', () => {
  test('parses what formatTheme writes', () => {
    for (const theme of Object.values(themes)) {
      expect(parseTheme(formatTheme(theme))).toEqual({ status: 'read', theme, missing: [], unknown: [] });
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
      unknown: [],
    });
    expect(parseTheme('{"mentionBj":"#112233","mentionBg":"#445566"}')).toMatchObject({
      theme: { mentionBg: '#445566' },
    });
  });

  test('lists missing and unknown names', () => {
    const { codeTheme: _, ...colors }: Theme = themes.Denim;
    expect(parseTheme(JSON.stringify({ ...colors, type: 'custom' }))).toMatchObject({
      missing: ['codeTheme'],
      unknown: ['type'],
    });
  });

  test('names the key of a wrong value, and says what to write', () => {
    expect(problem('{"sidebarBg":"#123456","linkColor":"red"}')).toBe(
      'The value of “linkColor” is “red”: write # and six digits, as in #386fe5.',
    );
    expect(problem('{"buttonBg":12}')).toContain('“buttonBg” is 12');
    expect(problem('{"codeTheme":"toString"}')).toContain('“codeTheme” is “toString”: write one of github');
  });

  test('names the key before a syntax error', () => {
    expect(problem('{"sidebarBg":"#123456" "linkColor":"#123456"}')).toContain('wrong after “sidebarBg”');
    expect(problem('{"sidebarBg":"#123456",}')).toContain('wrong after “sidebarBg”');
    expect(problem('{sidebarBg:"#123456"}')).toContain('wrong at the beginning');
    expect(problem('{"sidebarBg":"#123456", "linkCo')).toContain('stops after “sidebarBg”');
    expect(problem('{')).toContain('stops at its beginning');
  });

  test('says what to do about a text that is not a theme', () => {
    expect(problem('#123456,#abcdef')).toContain('begins with a brace');
    expect(problem('["#123456"]')).toContain('begins with a brace');
    expect(problem('{“linkColor”:“#123456”}')).toContain('curly quotes');
    expect(problem('{"name":"site"}')).toContain('no name of a theme');
    expect(problem(' \n')).toBe('empty');
  });
});
