import * as styles from './ThemeColors.module.css';
import type { Theme } from './themes';

/** A small picture of a theme, decorative because its name stands beside it. */
export function Thumbnail({ theme }: { theme: Theme }) {
  return (
    <svg className={styles.thumbnail} width="84" height="52" viewBox="0 0 96 60" aria-hidden="true">
      <rect width="96" height="60" fill={theme.centerChannelBg} />
      <rect width="38" height="60" fill={theme.sidebarBg} />
      <rect width="38" height="16" fill={theme.sidebarHeaderBg} />
      <rect y="32" width="38" height="6" fill={theme.sidebarTextHoverBg} />
      <rect y="32" width="10" height="6" fill={theme.sidebarTextActiveBorder} />
      <path d="M0 0h96v8h-88v52h-8z" fill={theme.sidebarTeamBarBg} />
      <rect x="11" y="11" width="15" height="2" fill={theme.sidebarHeaderTextColor} />
      <rect x="13" y="20" width="16" height="2" fill={theme.sidebarText} fillOpacity="0.75" />
      <rect x="13" y="27" width="12" height="2" fill={theme.sidebarUnreadText} />
      <circle cx="33" cy="28" r="2.5" fill={theme.mentionBg} />
      <rect x="13" y="34" width="18" height="2" fill={theme.sidebarTextActiveColor} />
      <circle cx="14" cy="44" r="1.8" fill={theme.onlineIndicator} />
      <circle cx="14" cy="52" r="1.8" fill={theme.awayIndicator} />
      <path d="M19 43h11v2h-11zM19 51h9v2h-9z" fill={theme.sidebarText} fillOpacity="0.75" />
      <path d="M44 14h34v2h-34zM44 19h24v2h-24zM44 34h40v2h-40z" fill={theme.centerChannelColor} />
      <rect x="70" y="19" width="14" height="2" fill={theme.linkColor} />
      <rect x="44" y="26.5" width="46" height="1" fill={theme.newMessageSeparator} />
      <rect x="44" y="39" width="13" height="4" rx="1" fill={theme.mentionHighlightBg} />
      <rect x="60" y="40" width="20" height="2" fill={theme.centerChannelColor} />
      <rect x="78" y="49" width="12" height="6" rx="1.5" fill={theme.buttonBg} />
    </svg>
  );
}
