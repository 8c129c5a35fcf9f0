import type { CodeTheme } from './themes';

/** Some colors of each code theme, for the miniature. Source: highlight.js, whose styles have the same names. */
export const codeColors: Record<CodeTheme, Record<'background' | 'text' | 'keyword' | 'string', string>> = {
  github: { background: '#f8f8f8', text: '#333333', keyword: '#333333', string: '#dd1144' },
  'solarized-dark': { background: '#002b36', text: '#839496', keyword: '#859900', string: '#2aa198' },
  'solarized-light': { background: '#fdf6e3', text: '#657b83', keyword: '#859900', string: '#2aa198' },
  monokai: { background: '#272822', text: '#dddddd', keyword: '#f92672', string: '#a6e22e' },
};
