/** What a theme of the team chat consists of, and the five that come with it. */

type Five = readonly [denim: string, sapphire: string, quartz: string, indigo: string, onyx: string];

/**
 * The colors of the five built-in themes, under the names that the app reads.
 *
 * Source: `constants/preferences.ts` of mattermost/mattermost. Older versions wrote
 * `mentionBg` with a typing error, `mentionBj`; see themeText.ts.
 */
const values = {
  sidebarBg: ['#1e325c', '#174ab5', '#f4f4f6', '#0f1a2e', '#121317'],
  sidebarText: ['#ffffff', '#ffffff', '#090a0b', '#ffffff', '#ffffff'],
  sidebarUnreadText: ['#ffffff', '#ffffff', '#2d3039', '#ffffff', '#ffffff'],
  sidebarTextHoverBg: ['#28427b', '#2a58ba', '#ebebed', '#222c3f', '#25262a'],
  sidebarTextActiveBorder: ['#5d89ea', '#57b5f0', '#32a4ec', '#1279ba', '#1592e0'],
  sidebarTextActiveColor: ['#ffffff', '#ffffff', '#2d3039', '#ffffff', '#ffffff'],
  sidebarHeaderBg: ['#192a4d', '#1542a2', '#e8e9ed', '#152231', '#1b1d22'],
  sidebarHeaderTextColor: ['#ffffff', '#ffffff', '#2d3039', '#dddfe4', '#dddfe4'],
  sidebarTeamBarBg: ['#14213e', '#133a91', '#dddfe4', '#05080f', '#000000'],
  onlineIndicator: ['#3db887', '#3db887', '#3db887', '#3db887', '#3db887'],
  awayIndicator: ['#ffbc1f', '#ffbc1f', '#f5ab07', '#f5ab00', '#f5ab00'],
  dndIndicator: ['#d24b4e', '#d24b4e', '#d24b4e', '#d24b4e', '#d24b4e'],
  mentionBg: ['#ffffff', '#ffffff', '#1c58d9', '#1c58d9', '#1c58d9'],
  mentionColor: ['#1e325c', '#174ab5', '#ffffff', '#ffffff', '#ffffff'],
  centerChannelBg: ['#ffffff', '#ffffff', '#ffffff', '#0a111f', '#090a0b'],
  centerChannelColor: ['#3f4350', '#3f4350', '#3f4350', '#dddfe4', '#dddfe4'],
  newMessageSeparator: ['#cc8f00', '#15b7b7', '#15b7b7', '#81a3ef', '#1adbdb'],
  linkColor: ['#386fe5', '#1c58d9', '#1c58d9', '#5d89ea', '#5d89ea'],
  buttonBg: ['#1c58d9', '#1c58d9', '#1c58d9', '#386fe5', '#386fe5'],
  buttonColor: ['#ffffff', '#ffffff', '#ffffff', '#ffffff', '#ffffff'],
  errorTextColor: ['#d24b4e', '#d24b4e', '#d24b4e', '#d24b4e', '#da6c6e'],
  mentionHighlightBg: ['#ffd470', '#7ff0f0', '#7ff0f0', '#133a91', '#0d6e6e'],
  mentionHighlightLink: ['#1b1d22', '#0d6e6e', '#0d6e6e', '#a4f4f4', '#a4f4f4'],
} satisfies Record<string, Five>;

export const codeThemes = {
  github: 'GitHub',
  'solarized-dark': 'Solarized Dark',
  'solarized-light': 'Solarized Light',
  monokai: 'Monokai',
} as const;

export type CodeTheme = keyof typeof codeThemes;
export type ColorKey = keyof typeof values;
/** Each color as `#` and six digits in lower case. */
export type Theme = Record<ColorKey, string> & { codeTheme: CodeTheme };

/** In the order in which the app writes them. */
export const colorKeys = Object.keys(values) as ColorKey[];

function themeAt(index: 0 | 1 | 2 | 3 | 4, codeTheme: CodeTheme): Theme {
  const colors = Object.fromEntries(colorKeys.map((key) => [key, values[key][index]]));
  return { ...(colors as Record<ColorKey, string>), codeTheme };
}

/** The themes that come with the app, by name; the first one is its default. */
export const themes = {
  Denim: themeAt(0, 'github'),
  Sapphire: themeAt(1, 'github'),
  Quartz: themeAt(2, 'github'),
  Indigo: themeAt(3, 'solarized-dark'),
  Onyx: themeAt(4, 'monokai'),
};

export type ThemeName = keyof typeof themes;
export const themeNames = Object.keys(themes) as ThemeName[];
