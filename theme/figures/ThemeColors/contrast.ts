import { contrastRatio, MINIMUM_CONTRAST } from '../../../shared/contrast';
import type { ColorKey, Theme } from './themes';

/** A color of texts in Mattermost, with the color of their background. */
interface ColorPair {
  label: string;
  text: ColorKey;
  background: ColorKey;
  /** The opacity of the text, from 0 to 1, if Mattermost makes the text paler. */
  textOpacity?: number;
}

/** Mattermost makes the names of channels paler until they have something new. */
export const READ_CHANNEL_OPACITY = 0.72;

/**
 * The texts in Mattermost whose contrast the figure checks.
 *
 * Source: webapp/channels/src/sass/layout/_sidebar-left.scss of mattermost/mattermost.
 */
const colorPairs: ColorPair[] = [
  { label: 'Messages', text: 'centerChannelColor', background: 'centerChannelBg' },
  { label: 'Links', text: 'linkColor', background: 'centerChannelBg' },
  { label: 'Error messages', text: 'errorTextColor', background: 'centerChannelBg' },
  { label: 'Line of new messages', text: 'newMessageSeparator', background: 'centerChannelBg' },
  { label: 'Highlighted mentions', text: 'mentionHighlightLink', background: 'mentionHighlightBg' },
  { label: 'Buttons', text: 'buttonColor', background: 'buttonBg' },
  {
    label: 'Channels',
    text: 'sidebarText',
    background: 'sidebarBg',
    textOpacity: READ_CHANNEL_OPACITY,
  },
  { label: 'Unread channels', text: 'sidebarUnreadText', background: 'sidebarBg' },
  {
    label: 'Channel under the pointer',
    text: 'sidebarText',
    background: 'sidebarTextHoverBg',
    textOpacity: READ_CHANNEL_OPACITY,
  },
  { label: 'Number of mentions', text: 'mentionColor', background: 'mentionBg' },
];

/** Returns the colors of each pair in a theme, as they are seen, and their contrast ratio. */
export function themeContrasts(theme: Theme) {
  return colorPairs.map(({ label, text, background, textOpacity = 1 }) => {
    const seenText = mixColors(theme[text], theme[background], textOpacity);
    return {
      label,
      text: seenText,
      background: theme[background],
      ratio: contrastRatio(seenText, theme[background]),
    };
  });
}

/**
 * Returns the color that is seen when a color lets the color behind it through. Each color is `#`
 * and six digits.
 *
 * @param opacity from 0, which shows the color behind, to 1, which hides it
 */
function mixColors(color: string, colorBehind: string, opacity: number): string {
  const digits = [1, 3, 5].map((start) => {
    const [front = 0, behind = 0] = [color, colorBehind].map((hexColor) =>
      Number.parseInt(hexColor.slice(start, start + 2), 16),
    );
    const mixed = Math.round(front * opacity + behind * (1 - opacity));
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
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
  const verb = lowCount === 1 ? 'is' : 'are';
  return `${lowCount} of ${ratios.length} pairs of colors ${verb} below ${minimumText}.`;
}
