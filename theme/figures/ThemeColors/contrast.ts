import { contrastRatio, MINIMUM_CONTRAST } from '../../../shared/contrast';
import type { ColorKey, Theme } from './themes';

/** The colors of texts in Mattermost, with the colors of their backgrounds. */
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

/** Returns the colors of each pair in a theme, and their contrast ratio. */
export function themeContrasts(theme: Theme) {
  return colorPairs.map(({ label, text, background }) => ({
    label,
    text: theme[text],
    background: theme[background],
    ratio: contrastRatio(theme[text], theme[background]),
  }));
}

/**
 * Returns a ratio with one decimal. If rounding would raise a low ratio to the minimum, returns the
 * ratio with two decimals, rounded down.
 */
export function formatRatio(ratio: number): string {
  const roundedRatio = ratio.toFixed(1);
  const reachesMinimumByRounding =
    ratio < MINIMUM_CONTRAST && Number(roundedRatio) >= MINIMUM_CONTRAST;
  return reachesMinimumByRounding ? (Math.floor(ratio * 100) / 100).toFixed(2) : roundedRatio;
}

/** Returns a sentence that states how many ratios are below the minimum. */
export function summarizeContrasts(ratios: number[]): string {
  const lowCount = ratios.filter((ratio) => ratio < MINIMUM_CONTRAST).length;
  const minimumText = `${MINIMUM_CONTRAST} to 1, the usual minimum for text`;
  if (lowCount === 0) {
    return `All ${ratios.length} pairs of colors reach ${minimumText}.`;
  }
  return `${lowCount} of ${ratios.length} pairs of colors ${lowCount === 1 ? 'is' : 'are'} below ${minimumText}.`;
}
