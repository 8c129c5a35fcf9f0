/** The routes of the specification, written by hand: tests must not read them from the site that they test. */

export const SIDEBARS = ['Docs sidebar', 'Association sidebar', 'Services sidebar'] as const;

export type Sidebar = (typeof SIDEBARS)[number] | null;

export interface Route {
  path: string;
  heading: string;
  sidebar: Sidebar;
}

const guide = '/docs/mattermost';

export const routes: Route[] = [
  { path: '/', heading: 'Pour un Internet plus libre, éthique et ouvert', sidebar: null },
  { path: '/cgu', heading: 'Terms of use', sidebar: null },
  { path: '/search', heading: 'Search', sidebar: null },
  { path: '/blog/archive', heading: 'News archive', sidebar: null },
  { path: '/docs/', heading: 'Documentation', sidebar: 'Docs sidebar' },
  { path: '/docs/association', heading: 'Association', sidebar: 'Association sidebar' },
  { path: '/docs/association/statuts', heading: 'Statutes', sidebar: 'Association sidebar' },
  { path: '/docs/services', heading: 'Services', sidebar: 'Services sidebar' },
  { path: '/docs/services/board', heading: 'Board', sidebar: 'Services sidebar' },
  { path: '/docs/services/cloud', heading: 'Cloud', sidebar: 'Services sidebar' },
  { path: '/docs/services/git', heading: 'Git', sidebar: 'Services sidebar' },
  { path: '/docs/services/hosting', heading: 'Web hosting', sidebar: 'Services sidebar' },
  { path: '/docs/services/mail', heading: 'Mail', sidebar: 'Services sidebar' },
  { path: '/docs/services/mailing-list', heading: 'Mailing lists', sidebar: 'Services sidebar' },
  { path: '/docs/services/pad', heading: 'Pad', sidebar: 'Services sidebar' },
  { path: '/docs/services/plik', heading: 'Plik', sidebar: 'Services sidebar' },
  { path: '/docs/services/team', heading: 'Team chat', sidebar: 'Services sidebar' },
  { path: `${guide}/introduction`, heading: 'Introduction to Mattermost', sidebar: 'Docs sidebar' },
  ...[
    ['getting-start/configuring-notifications', 'Configuring notifications'],
    ['getting-start/creating-teams', 'Creating teams'],
    ['getting-start/managing-members', 'Managing members'],
    ['getting-start/messaging-basics', 'Messaging basics'],
    ['getting-start/organizing-conversations', 'Organizing conversations'],
    ['getting-start/searching', 'Searching'],
    ['getting-start/signing-in', 'Signing in'],
    ['messaging/attaching-files', 'Attaching files'],
    ['messaging/executing-commands', 'Executing commands'],
    ['messaging/flagging-messages', 'Saving messages for later'],
    ['messaging/formating-text', 'Formatting text'],
    ['messaging/mentioning-teammates', 'Mentioning teammates'],
    ['messaging/polls', 'Polls'],
    ['messaging/sending-messages', 'Sending messages'],
    ['settings/account-settings', 'Account settings'],
    ['settings/channel-settings', 'Channel settings'],
    ['settings/team-settings', 'Team settings'],
    ['settings/theme-colors', 'Theme colors'],
  ].map(([path, heading]) => ({
    path: `${guide}/${path}`,
    heading: String(heading),
    sidebar: 'Docs sidebar' as const,
  })),
];

/** The pages with an interactive demo, which is an island. */
export const demoPaths = [
  'getting-start/configuring-notifications',
  'getting-start/searching',
  'messaging/executing-commands',
  'messaging/formating-text',
  'messaging/mentioning-teammates',
  'messaging/polls',
  'settings/theme-colors',
].map((path) => `${guide}/${path}`);

/** One page of each kind, for tests that would take too long on all pages. */
export const kindsOfPage = [
  '/',
  '/cgu',
  '/search',
  '/blog/archive',
  '/docs/',
  '/docs/association/statuts',
  '/docs/services',
  '/docs/services/git',
  '/docs/mattermost/messaging/formating-text',
  '/no-such-page',
];
