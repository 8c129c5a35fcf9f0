import { READ_CHANNEL_OPACITY } from './contrast';
import type { Theme } from './themes';
import { Words } from './Words';

/**
 * Draws the bar of teams and the list of channels, with a channel in each state and a person for
 * each availability that has a color. Mattermost does not use `sidebarTeamBarBg`,
 * `sidebarHeaderTextColor` and `sidebarTextActiveColor` here.
 *
 * Source: webapp/channels/src/sass/base/_structure.scss and layout/_sidebar-left.scss of
 * mattermost/mattermost.
 */
export function MiniatureSidebar({ theme }: { theme: Theme }) {
  const { sidebarBg, sidebarText: textColor } = theme;
  const channels = [
    { name: 'Town Square', y: 105, fill: textColor, fillOpacity: READ_CHANNEL_OPACITY },
    { name: 'Treasury', y: 129, fill: theme.sidebarUnreadText, fontWeight: 700 },
    { name: 'Events', y: 153, fill: textColor, fillOpacity: READ_CHANNEL_OPACITY },
    { name: 'General meeting', y: 177, fill: textColor },
  ];
  const people = [
    { name: 'Amina', y: 233, availabilityColor: theme.onlineIndicator },
    { name: 'Bruno', y: 257, availabilityColor: theme.awayIndicator },
    { name: 'Chloé', y: 281, availabilityColor: theme.dndIndicator },
  ];
  return (
    <>
      {/* The areas overlap, because the background would show through between adjacent areas. */}
      <rect width="184" height="322" fill={sidebarBg} />
      <rect y="137" width="184" height="24" fill={theme.sidebarTextHoverBg} />
      <rect y="161" width="40" height="24" fill={theme.sidebarTextActiveBorder} />
      <rect width="36" height="322" fill={theme.sidebarHeaderBg} />
      <g fill={sidebarBg} stroke={theme.sidebarTextActiveBorder} strokeWidth="2">
        <rect x="6" y="36" width="24" height="24" rx="5" />
      </g>
      <Words
        x="18"
        y="52"
        fontSize="10"
        fontWeight="600"
        textAnchor="middle"
        fill={textColor}
        text="G"
      />
      <Words x="48" y="50.5" fontSize="12" fontWeight="600" fill={textColor} text="Garden group" />
      <g fontSize="8" fontWeight="600" fill={textColor} fillOpacity="0.7">
        <Words x="48" y="83" text="CHANNELS" />
        <Words x="48" y="211" text="DIRECT MESSAGES" />
      </g>
      {channels.map(({ name, y, fill, fillOpacity, fontWeight }) => (
        <g key={name} fill={fill}>
          <g fill="none" stroke={fill} strokeWidth="1.2" opacity="0.75">
            <path d={`M47.5 ${y - 4}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM47.5 ${y - 4}h9`} />
          </g>
          <Words x="62" y={y} fillOpacity={fillOpacity} fontWeight={fontWeight} text={name} />
        </g>
      ))}
      <rect x="160" y="118" width="17" height="14" rx="7" fill={theme.mentionBg} />
      <g fontSize="9" fontWeight="700" textAnchor="middle" fill={theme.mentionColor}>
        <Words x="168.5" y="128.5" text="2" />
      </g>
      <g fill="#ffffff" stroke="#000000" strokeWidth="0.9">
        <path d="M150 144l0 13 3.2-2.8 2.2 4.6 2.1-1-2.2-4.6 4.2-.4z" />
      </g>
      {people.map(({ name, y, availabilityColor }) => (
        <g key={name}>
          <circle cx="52" cy={y - 4} r="4.5" fill={availabilityColor} />
          <Words x="62" y={y} fill={textColor} fillOpacity={READ_CHANNEL_OPACITY} text={name} />
        </g>
      ))}
    </>
  );
}
