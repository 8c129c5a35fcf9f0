import type { ColorKey, Theme } from './themes';

/** The least contrast of ordinary text, which no rounding may reach (WCAG 2.2, success criterion 1.4.3). */
export const MINIMUM_CONTRAST = 4.5;

/** Where the app writes in one color on another. */
export const pairs: { label: string; text: ColorKey; background: ColorKey }[] = [
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

/** The contrast of each pair in a theme, from 1 to 21. */
export function contrastsOf(theme: Theme) {
  return pairs.map(({ label, text, background }) => ({
    label,
    text: theme[text],
    background: theme[background],
    ratio: contrast(theme[text], theme[background]),
  }));
}

/**
 * How well one color stands out from another: from 1, not at all, to 21, black on white.
 *
 * Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 *
 * @param one `#` and six digits, as the other
 */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** From 0 for black to 1 for white. Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A contrast to read, with one decimal; with two, cut, where one would round it up to the minimum. */
export function ratioText(ratio: number): string {
  const rounded = ratio.toFixed(1);
  const misleads = ratio < MINIMUM_CONTRAST && Number(rounded) >= MINIMUM_CONTRAST;
  return misleads ? (Math.floor(ratio * 100) / 100).toFixed(2) : rounded;
}

/** All the contrasts in a sentence. */
export function summaryOf(ratios: number[]): string {
  const low = ratios.filter((ratio) => ratio < MINIMUM_CONTRAST).length;
  const minimum = `${MINIMUM_CONTRAST} to 1, the usual minimum for text`;
  if (low === 0) {
    return `All ${ratios.length} pairs of colors reach ${minimum}.`;
  }
  return `${low} of ${ratios.length} pairs of colors ${low === 1 ? 'is' : 'are'} below ${minimum}.`;
}
