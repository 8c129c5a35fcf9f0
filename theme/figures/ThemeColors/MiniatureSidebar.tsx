import type { Theme } from './themes';
import { Words } from './Words';

/** The bar of teams and the list of channels, with a channel in each state and a person of each availability. */
export function MiniatureSidebar({ theme }: { theme: Theme }) {
  const { sidebarBg, sidebarText, sidebarHeaderTextColor } = theme;
  const people = [
    { name: 'Amina', y: 233, color: theme.onlineIndicator },
    { name: 'Bruno', y: 257, color: theme.awayIndicator },
    { name: 'Chloé', y: 281, color: theme.dndIndicator },
  ];
  return (
    <>
      {/* The areas overlap, because between adjacent ones the white background would show through. */}
      <rect width="184" height="322" fill={sidebarBg} />
      <rect width="184" height="64" fill={theme.sidebarHeaderBg} />
      <rect y="137" width="184" height="24" fill={theme.sidebarTextHoverBg} />
      <rect y="161" width="40" height="24" fill={theme.sidebarTextActiveBorder} />
      <rect width="36" height="322" fill={theme.sidebarTeamBarBg} />
      <rect
        x="6"
        y="36"
        width="24"
        height="24"
        rx="5"
        fill={sidebarBg}
        stroke={theme.sidebarTextActiveBorder}
        strokeWidth="2"
      />
      <Words x="18" y="52" fontSize="10" fontWeight="600" textAnchor="middle" fill={sidebarText} text="G" />

      <text x="48" y="50.5" fontSize="12" fontWeight="600" fill={sidebarHeaderTextColor}>
        Garden group
      </text>

      <Category y={83} color={sidebarText}>
        CHANNELS
      </Category>
      <Words x="62" y="105" fill={sidebarText} text="Town Square" />
      <Words x="62" y="129" fontWeight="700" fill={theme.sidebarUnreadText} text="Treasury" />
      <rect x="160" y="118" width="17" height="14" rx="7" fill={theme.mentionBg} />
      <text x="168.5" y="128.5" fontSize="9" fontWeight="700" textAnchor="middle" fill={theme.mentionColor}>
        2
      </text>
      <Words x="62" y="153" fill={sidebarText} text="Events" />
      <path
        d="M150 144l0 13 3.2-2.8 2.2 4.6 2.1-1-2.2-4.6 4.2-.4z"
        fill="#ffffff"
        stroke="#000000"
        strokeWidth="0.9"
      />
      <Words x="62" y="177" fontWeight="600" fill={theme.sidebarTextActiveColor} text="General meeting" />
      <g fill="none" strokeWidth="1.2">
        <ChannelIcon y={101} color={sidebarText} />
        <ChannelIcon y={125} color={theme.sidebarUnreadText} />
        <ChannelIcon y={149} color={sidebarText} />
        <ChannelIcon y={173} color={theme.sidebarTextActiveColor} />
      </g>

      <Category y={211} color={sidebarText}>
        DIRECT MESSAGES
      </Category>
      {people.map(({ name, y, color }) => (
        <g key={name}>
          <circle cx="52" cy={y - 4} r="4.5" fill={color} />
          <text x="62" y={y} fill={sidebarText}>
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

function Category({ y, color, children }: { y: number; color: string; children: string }) {
  return (
    <text x="48" y={y} fontSize="8" fontWeight="600" fill={color} fillOpacity="0.7">
      {children}
    </text>
  );
}

function ChannelIcon({ y, color }: { y: number; color: string }) {
  return (
    <path d={`M47.5 ${y}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM47.5 ${y}h9`} stroke={color} opacity="0.75" />
  );
}
