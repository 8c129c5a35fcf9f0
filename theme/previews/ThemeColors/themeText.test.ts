import { describe, expect, test } from '@rstest/core';
import { type Theme, themes } from './themes';
import { readTheme, themeText } from './themeText';

const problem = (text: string) => {
  const read = readTheme(text);
  return read.status === 'wrong' ? read.problem : read.status;
};

describe('themeText', () => {
  test('is the JSON that the app takes: 23 colors and the theme of code, and the old name is not written', () => {
    const written = JSON.parse(themeText(themes.Onyx));
    expect(written).toEqual(themes.Onyx);
    expect(Object.keys(written)).toHaveLength(24);
    expect(Object.keys(written)).not.toContain('mentionBj');
    expect(written.codeTheme).toBe('monokai');
  });
});

describe('readTheme', () => {
  test('reads what themeText writes', () => {
    for (const theme of Object.values(themes)) {
      expect(readTheme(themeText(theme))).toEqual({ status: 'read', theme, missing: [], unknown: [] });
    }
  });

  test('reads a theme between lines of backticks, as it is sent in a message', () => {
    expect(readTheme('```json\n{"linkColor": "#ABC"}\n```\n')).toMatchObject({
      theme: { linkColor: '#aabbcc' },
    });
  });

  test('takes the old name of the background of the number of mentions, unless the right one is there', () => {
    expect(readTheme('{"mentionBj":"#112233"}')).toMatchObject({
      theme: { mentionBg: '#112233' },
      unknown: [],
    });
    expect(readTheme('{"mentionBj":"#112233","mentionBg":"#445566"}')).toMatchObject({
      theme: { mentionBg: '#445566' },
    });
  });

  test('tells what is missing and what is unknown', () => {
    const { codeTheme: _, ...colors }: Theme = themes.Denim;
    expect(readTheme(JSON.stringify({ ...colors, type: 'custom' }))).toMatchObject({
      missing: ['codeTheme'],
      unknown: ['type'],
    });
  });

  test('names the key of a wrong value and what to write', () => {
    expect(problem('{"sidebarBg":"#123456","linkColor":"red"}')).toBe(
      'The value of “linkColor” is “red”: write # and six digits, as in #386fe5.',
    );
    expect(problem('{"buttonBg":12}')).toContain('“buttonBg” is 12');
    expect(problem('{"codeTheme":"toString"}')).toContain('“codeTheme” is “toString”: write one of github');
  });

  test('names the key after which the JSON breaks', () => {
    expect(problem('{"sidebarBg":"#123456" "linkColor":"#123456"}')).toContain('wrong after “sidebarBg”');
    expect(problem('{"sidebarBg":"#123456",}')).toContain('wrong after “sidebarBg”');
    expect(problem('{sidebarBg:"#123456"}')).toContain('wrong at the beginning');
    expect(problem('{"sidebarBg":"#123456", "linkCo')).toContain('stops after “sidebarBg”');
    expect(problem('{')).toContain('stops at its beginning');
  });

  test('tells what is no theme at all', () => {
    expect(problem('#123456,#abcdef')).toContain('begins with a brace');
    expect(problem('["#123456"]')).toContain('begins with a brace');
    expect(problem('{“linkColor”:“#123456”}')).toContain('curly quotes');
    expect(problem('{"name":"site"}')).toContain('no name of a theme');
    expect(problem(' \n')).toBe('empty');
  });
});
