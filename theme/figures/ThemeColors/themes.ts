/** The names of the five built-in themes, and of ours, which is the last one. */
export const themeNames = ['Denim', 'Sapphire', 'Quartz', 'Indigo', 'Onyx', 'Paper'] as const;

export type ThemeName = (typeof themeNames)[number];

/** The name of a built-in theme, of our theme, or of the visitor's custom theme. */
export type ThemeChoice = ThemeName | 'Custom Theme';

/**
 * The colors of the themes. Each key is Mattermost's name of a color. Each list has the value of
 * this color in every theme, in the order of `themeNames`.
 *
 * Source of the five built-in themes: `constants/preferences.ts` of mattermost/mattermost. Older
 * versions misspelled `mentionBg` as `mentionBj`; see themeJson.ts.
 */
const colorValuesByKey = {
  sidebarBg: ['#1e325c', '#1543a3', '#f4f4f6', '#151e32', '#202228', '#f4f1ea'],
  sidebarText: ['#ffffff', '#ffffff', '#1f2228', '#ffffff', '#ffffff', '#1e2326'],
  sidebarUnreadText: ['#ffffff', '#ffffff', '#1f2228', '#ffffff', '#ffffff', '#0f1315'],
  sidebarTextHoverBg: ['#28427b', '#2a58ba', '#e8eaed', '#222c3f', '#25262a', '#e7e1d4'],
  sidebarTextActiveBorder: ['#5d89ea', '#57b5f0', '#32a4ec', '#4a7ce8', '#4a7ce8', '#a3460b'],
  sidebarTextActiveColor: ['#ffffff', '#ffffff', '#1f2228', '#ffffff', '#ffffff', '#0a5a68'],
  sidebarHeaderBg: ['#192a4d', '#123b91', '#ebecef', '#182339', '#24272d', '#e9e3d6'],
  sidebarHeaderTextColor: ['#ffffff', '#ffffff', '#1f2228', '#ffffff', '#ffffff', '#1e2326'],
  sidebarTeamBarBg: ['#162545', '#123582', '#e5e7eb', '#1c2740', '#292c33', '#ddd5c4'],
  onlineIndicator: ['#3db887', '#3db887', '#3db887', '#3db887', '#3db887', '#1f7d52'],
  awayIndicator: ['#ffbc1f', '#ffbc1f', '#f5ab07', '#f5ab00', '#f5ab00', '#9a6200'],
  dndIndicator: ['#d24b4e', '#d24b4e', '#d24b4e', '#d24b4e', '#d24b4e', '#b3261e'],
  mentionBg: ['#ffffff', '#ffffff', '#1c58d9', '#4a7ce8', '#4b7ce7', '#a3460b'],
  mentionColor: ['#1e325c', '#174ab5', '#ffffff', '#ffffff', '#ffffff', '#ffffff'],
  centerChannelBg: ['#ffffff', '#ffffff', '#ffffff', '#111827', '#191b1f', '#fdfcf9'],
  centerChannelColor: ['#3f4350', '#3f4350', '#3f4350', '#dddfe4', '#e3e4e8', '#1e2326'],
  newMessageSeparator: ['#cc8f00', '#15b7b7', '#15b7b7', '#81a3ef', '#1adbdb', '#a3460b'],
  linkColor: ['#386fe5', '#1c58d9', '#1c58d9', '#5d89ea', '#5d89ea', '#0a5a68'],
  buttonBg: ['#1c58d9', '#1c58d9', '#1c58d9', '#4a7ce8', '#4a7ce8', '#0a5a68'],
  buttonColor: ['#ffffff', '#ffffff', '#ffffff', '#ffffff', '#ffffff', '#ffffff'],
  errorTextColor: ['#d24b4e', '#d24b4e', '#d24b4e', '#d24b4e', '#da6c6e', '#b3261e'],
  mentionHighlightBg: ['#ffd470', '#7ff0f0', '#7ff0f0', '#133a91', '#0d6e6e', '#fbe3c8'],
  mentionHighlightLink: ['#1b1d22', '#0d6e6e', '#0d6e6e', '#a4f4f4', '#a4f4f4', '#0a5a68'],
} satisfies Record<string, string[]>;

/** The themes for code blocks, with their names in Mattermost's form. */
export const codeThemes = {
  github: 'GitHub',
  'solarized-dark': 'Solarized Dark',
  'solarized-light': 'Solarized Light',
  monokai: 'Monokai',
} as const;

export type CodeTheme = keyof typeof codeThemes;
export type ColorKey = keyof typeof colorValuesByKey;

/** Each color as `#` and six digits in lower case. */
export type Theme = Record<ColorKey, string> & { codeTheme: CodeTheme };

/** The names of the colors, in the order in which Mattermost writes them. */
export const colorKeys = Object.keys(colorValuesByKey) as ColorKey[];

const codeThemeByThemeName: Partial<Record<ThemeName, CodeTheme>> = {
  Indigo: 'solarized-dark',
  Onyx: 'monokai',
};

/** The built-in themes by name, then our theme. The first built-in theme is the default. */
export const themes = Object.fromEntries(
  themeNames.map((name, index) => [
    name,
    {
      ...Object.fromEntries(colorKeys.map((key) => [key, colorValuesByKey[key][index]])),
      codeTheme: codeThemeByThemeName[name] ?? 'github',
    },
  ]),
) as Record<ThemeName, Theme>;

/**
 * Some colors of each code theme, for the miniature. Source: highlight.js, whose styles have the
 * same names.
 */
export const codeColors: Record<
  CodeTheme,
  Record<'background' | 'text' | 'keyword' | 'string', string>
> = {
  github: { background: '#f8f8f8', text: '#333333', keyword: '#333333', string: '#dd1144' },
  'solarized-dark': {
    background: '#002b36',
    text: '#839496',
    keyword: '#859900',
    string: '#2aa198',
  },
  'solarized-light': {
    background: '#fdf6e3',
    text: '#657b83',
    keyword: '#859900',
    string: '#2aa198',
  },
  monokai: { background: '#272822', text: '#dddddd', keyword: '#f92672', string: '#a6e22e' },
};
