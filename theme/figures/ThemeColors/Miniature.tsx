import { MiniatureMessages } from './MiniatureMessages';
import { MiniatureSidebar } from './MiniatureSidebar';
import * as styles from './ThemeColors.module.css';
import type { Theme } from './themes';
import { Words } from './Words';

const pictureDescription =
  'channels, one of them open, one unread, one under the pointer; ' +
  'people online, away and not to be disturbed; ' +
  'messages with a link, a mention, code and an error; a button';

/**
 * Shows a picture of Mattermost's window in the colors of a theme. The colors are SVG attributes
 * because the Content-Security-Policy forbids style attributes.
 *
 * @param name the name of the theme, which is part of the picture's accessible name
 */
export function Miniature({ theme, name }: { theme: Theme; name: string }) {
  const { sidebarHeaderBg, sidebarText, onlineIndicator } = theme;
  return (
    <svg
      className={styles.miniature}
      viewBox="0 0 480 322"
      role="img"
      aria-label={`Team chat in ${name} colors: ${pictureDescription}`}
      fontSize="11"
    >
      <rect width="480" height="322" fill={theme.centerChannelBg} />
      <MiniatureMessages theme={theme} />
      <MiniatureSidebar theme={theme} />
      <rect width="480" height="28" fill={sidebarHeaderBg} />
      <Words x="12" y="18" fontWeight="600" fill={sidebarText} text="Team chat" />
      <rect x="184" y="6" width="160" height="16" rx="4" fill={sidebarText} fillOpacity="0.12" />
      <Words x="192" y="17.5" fontSize="9" fill={sidebarText} text="Search" />
      <circle cx="462" cy="14" r="9" fill={sidebarText} fillOpacity="0.25" />
      <Words x="462" y="17.5" fontSize="9" textAnchor="middle" fill={sidebarText} text="C" />
      <circle
        cx="469"
        cy="20"
        r="3.5"
        fill={onlineIndicator}
        stroke={sidebarHeaderBg}
        strokeWidth="1.5"
      />
    </svg>
  );
}
