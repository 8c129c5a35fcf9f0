import type { UserConfig } from '@rspress/core';
import { services } from './services.config.ts';

type Sidebar = NonNullable<NonNullable<UserConfig['themeConfig']>['sidebar']>[string];

/** Beside the documentation index and the Mattermost guide. */
export const docsSidebar: Sidebar = [
  { text: 'Documentation', link: '/docs/' },
  { text: 'Introduction', link: '/docs/mattermost/introduction' },
  {
    text: 'Getting started',
    items: [
      { text: 'Signing in', link: '/docs/mattermost/getting-start/signing-in' },
      { text: 'Messaging basics', link: '/docs/mattermost/getting-start/messaging-basics' },
      { text: 'Creating teams', link: '/docs/mattermost/getting-start/creating-teams' },
      { text: 'Managing members', link: '/docs/mattermost/getting-start/managing-members' },
      { text: 'Organizing conversations', link: '/docs/mattermost/getting-start/organizing-conversations' },
      { text: 'Searching', link: '/docs/mattermost/getting-start/searching' },
      { text: 'Configuring notifications', link: '/docs/mattermost/getting-start/configuring-notifications' },
    ],
  },
  {
    text: 'Messaging',
    items: [
      { text: 'Sending messages', link: '/docs/mattermost/messaging/sending-messages' },
      { text: 'Formatting text', link: '/docs/mattermost/messaging/formating-text' },
      { text: 'Mentioning teammates', link: '/docs/mattermost/messaging/mentioning-teammates' },
      { text: 'Attaching files', link: '/docs/mattermost/messaging/attaching-files' },
      { text: 'Executing commands', link: '/docs/mattermost/messaging/executing-commands' },
      { text: 'Saving messages', link: '/docs/mattermost/messaging/flagging-messages' },
      { text: 'Polls', link: '/docs/mattermost/messaging/polls' },
    ],
  },
  {
    text: 'Settings',
    items: [
      { text: 'Account settings', link: '/docs/mattermost/settings/account-settings' },
      { text: 'Channel settings', link: '/docs/mattermost/settings/channel-settings' },
      { text: 'Team settings', link: '/docs/mattermost/settings/team-settings' },
      { text: 'Theme colors', link: '/docs/mattermost/settings/theme-colors' },
    ],
  },
];

/** Beside the pages about the association. */
export const associationSidebar: Sidebar = [
  { text: 'Association', link: '/docs/association' },
  { text: 'Statutes', link: '/docs/association/statuts' },
];

/** Beside the overview of the services and each service's page. */
export const servicesSidebar: Sidebar = [
  { text: 'All services', link: '/docs/services' },
  ...services.map(({ id, name }) => ({ text: name, link: `/docs/services/${id}` })),
];
