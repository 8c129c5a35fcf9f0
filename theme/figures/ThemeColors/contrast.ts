import type { ColorKey, Theme } from './themes';

/** The least contrast ratio of ordinary text (WCAG 2.2, success criterion 1.4.3). 4.499, for example, is below it. */
export const MINIMUM_CONTRAST = 4.5;

/** The colors of texts in Mattermost, and of their backgrounds. */
export const colorPairs: { label: string; text: ColorKey; background: ColorKey }[] = [
  { label: 'Messages', text: 'centerChannelColor', background: 'centerChannelBg' },
  { label: 'Links', text: 'linkColor', background: 'centerChannelBg' },
  { label: 'Error messages', text: 'errorTextColor', background: 'centerChannelBg' },
  { label: 'Line of new messages', text: 'newMessageSeparator', background: 'centerChannelBg' },
  { label: 'Highlighted mentions', text: 'mentionHighlightLink', background: 'mentionHighlightBg' },
  { label: 'Buttons', text: 'buttonColor', background: 'buttonBg' },
  { label: 'Channels', text: 'sidebarText', background: 'sidebarBg' },
  { label: 'Unread channels', text: 'sidebarUnreadText', background: 'sidebarBg' },
  { label: 'Open channel', text: 'sidebarTextActiveColor', background: 'sidebarBg' },
  { label: 'Channel under the pointer', text: 'sidebarText', background: 'sidebarTextHoverBg' },
  { label: 'Header', text: 'sidebarHeaderTextColor', background: 'sidebarHeaderBg' },
  { label: 'Number of mentions', text: 'mentionColor', background: 'mentionBg' },
];

/** The colors of each pair in a theme, and their contrast ratio. */
export function themeContrasts(theme: Theme) {
  return colorPairs.map(({ label, text, background }) => ({
    label,
    text: theme[text],
    background: theme[background],
    ratio: contrastRatio(theme[text], theme[background]),
  }));
}

/**
 * The contrast ratio of two colors, from 1 for the same color to 21 for black and white.
 *
 * Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 *
 * @param one `#` and six digits
 * @param other `#` and six digits
 */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The relative luminance of a color, from 0 for black to 1 for white. Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * A ratio with one decimal. If that would round a ratio below the minimum up to it, the ratio
 * is cut after two decimals instead.
 */
export function formatRatio(ratio: number): string {
  const rounded = ratio.toFixed(1);
  const reachesMinimumByRounding = ratio < MINIMUM_CONTRAST && Number(rounded) >= MINIMUM_CONTRAST;
  return reachesMinimumByRounding ? (Math.floor(ratio * 100) / 100).toFixed(2) : rounded;
}

/** Says in a sentence how many ratios are below the minimum. */
export function summarizeContrasts(ratios: number[]): string {
  const lowCount = ratios.filter((ratio) => ratio < MINIMUM_CONTRAST).length;
  const minimum = `${MINIMUM_CONTRAST} to 1, the usual minimum for text`;
  if (lowCount === 0) {
    return `All ${ratios.length} pairs of colors reach ${minimum}.`;
  }
  return `${lowCount} of ${ratios.length} pairs of colors ${lowCount === 1 ? 'is' : 'are'} below ${minimum}.`;
}
