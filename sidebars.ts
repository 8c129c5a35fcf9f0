import type { UserConfig } from '@rspress/core';
import { services } from './services.config.ts';

type Sidebar = NonNullable<NonNullable<UserConfig['themeConfig']>['sidebar']>[string];

const guide = '/docs/mattermost';

/** Beside the documentation index and the Mattermost guide. */
export const docsSidebar: Sidebar = [
  { text: 'Documentation', link: '/docs/' },
  { text: 'Introduction', link: `${guide}/introduction` },
  {
    text: 'Getting started',
    items: [
      { text: 'Signing in', link: `${guide}/getting-start/signing-in` },
      { text: 'Messaging basics', link: `${guide}/getting-start/messaging-basics` },
      { text: 'Creating teams', link: `${guide}/getting-start/creating-teams` },
      { text: 'Managing members', link: `${guide}/getting-start/managing-members` },
      { text: 'Organizing conversations', link: `${guide}/getting-start/organizing-conversations` },
      { text: 'Searching', link: `${guide}/getting-start/searching` },
      { text: 'Configuring notifications', link: `${guide}/getting-start/configuring-notifications` },
    ],
  },
  {
    text: 'Messaging',
    items: [
      { text: 'Sending messages', link: `${guide}/messaging/sending-messages` },
      { text: 'Formatting text', link: `${guide}/messaging/formating-text` },
      { text: 'Mentioning teammates', link: `${guide}/messaging/mentioning-teammates` },
      { text: 'Attaching files', link: `${guide}/messaging/attaching-files` },
      { text: 'Executing commands', link: `${guide}/messaging/executing-commands` },
      { text: 'Saving messages', link: `${guide}/messaging/flagging-messages` },
      { text: 'Polls', link: `${guide}/messaging/polls` },
    ],
  },
  {
    text: 'Settings',
    items: [
      { text: 'Account settings', link: `${guide}/settings/account-settings` },
      { text: 'Channel settings', link: `${guide}/settings/channel-settings` },
      { text: 'Team settings', link: `${guide}/settings/team-settings` },
      { text: 'Theme colors', link: `${guide}/settings/theme-colors` },
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
