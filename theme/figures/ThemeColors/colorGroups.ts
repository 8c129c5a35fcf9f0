import type { ColorKey } from './themes';

/** The colors of a custom theme, with the groups, order and labels of Mattermost's form. */
export const colorGroups: { label: string; colors: Partial<Record<ColorKey, string>> }[] = [
  {
    label: 'Sidebar Styles',
    colors: {
      sidebarBg: 'Sidebar BG',
      sidebarText: 'Sidebar Text',
      sidebarHeaderBg: 'Sidebar Header BG',
      sidebarTeamBarBg: 'Team Sidebar BG',
      sidebarHeaderTextColor: 'Sidebar Header Text',
      sidebarUnreadText: 'Sidebar Unread Text',
      sidebarTextHoverBg: 'Sidebar Text Hover BG',
      sidebarTextActiveBorder: 'Sidebar Text Active Border',
      sidebarTextActiveColor: 'Sidebar Text Active Color',
      onlineIndicator: 'Online Indicator',
      awayIndicator: 'Away Indicator',
      dndIndicator: 'Do Not Disturb Indicator',
      mentionBg: 'Mention Jewel BG',
      mentionColor: 'Mention Jewel Text',
    },
  },
  {
    label: 'Center Channel Styles',
    colors: {
      centerChannelBg: 'Center Channel BG',
      centerChannelColor: 'Center Channel Text',
      newMessageSeparator: 'New Message Separator',
      errorTextColor: 'Error Text Color',
      mentionHighlightBg: 'Mention Highlight BG',
      mentionHighlightLink: 'Mention Highlight Link',
    },
  },
  {
    label: 'Link and Button Styles',
    colors: {
      linkColor: 'Link Color',
      buttonBg: 'Button BG',
      buttonColor: 'Button Text',
    },
  },
];
