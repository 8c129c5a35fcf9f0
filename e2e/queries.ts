import { services } from '../services.config';
import { serviceRoutes } from './routes';

interface Query {
  query: string;
  page: string;
  among?: 3;
}

/** A name with a typing error, such as “Dropbx”, if it is one word that is long enough to be guessed. */
const mistyped = (name: string) => (/^\w{6,}$/.test(name) ? [name.replace(/(?<=^.{3,})[aeiou]/, '')] : []);

/** The services, by the headings of their pages, by what they replace, and by the keywords of their front matter. */
const serviceQueries = serviceRoutes.flatMap(({ path: page, heading, frontMatter }, index): Query[] => {
  const replaced = services[index]?.replaces ?? [];
  return [
    { query: heading, page },
    ...[...replaced, ...replaced.flatMap(mistyped), ...(frontMatter.keywords ?? [])].map(
      (query): Query => ({ query, page, among: 3 }),
    ),
  ];
});

/**
 * What visitors type, and the page that must be the first result or, where several pages fit
 * as well, among the first three. search.spec.ts tries them all.
 */
export const queries: Query[] = [
  ...serviceQueries,
  // The association and its rules, in English and in French.
  { query: 'statuts', page: '/docs/association/statuts' },
  { query: 'CGU', page: '/cgu' },
  { query: 'gdpr', page: '/cgu' },
  { query: 'cookies', page: '/cgu' },
  { query: 'legal notice', page: '/cgu' },
  { query: 'donate', page: '/docs/association' },
  { query: 'adhesion', page: '/docs/association' },
  { query: 'chatons', page: '/docs/association' },
  // Tasks in the team chat.
  { query: 'how do I sign in', page: '/docs/mattermost/getting-start/signing-in' },
  { query: 'lost password', page: '/docs/mattermost/getting-start/signing-in' },
  { query: 'mute a channel', page: '/docs/mattermost/getting-start/configuring-notifications' },
  { query: 'polls', page: '/docs/mattermost/messaging/polls' },
  { query: 'sondage', page: '/docs/mattermost/messaging/polls' },
  { query: 'bold text', page: '/docs/mattermost/messaging/formating-text' },
  { query: 'markdown', page: '/docs/mattermost/messaging/formating-text' },
  { query: 'dark mode', page: '/docs/mattermost/settings/theme-colors' },
  { query: 'mention someone', page: '/docs/mattermost/messaging/mentioning-teammates' },
  { query: 'attach file', page: '/docs/mattermost/messaging/attaching-files' },
  { query: 'find an old message', page: '/docs/mattermost/getting-start/searching' },
  { query: 'slash command', page: '/docs/mattermost/messaging/executing-commands' },
  { query: 'create a team', page: '/docs/mattermost/getting-start/creating-teams' },
  { query: 'invite people', page: '/docs/mattermost/getting-start/managing-members' },
  { query: 'save a message for later', page: '/docs/mattermost/messaging/flagging-messages' },
  { query: 'change my language', page: '/docs/mattermost/settings/account-settings' },
  // Beginnings of words, plurals, accents, and one typing error in a word.
  { query: 'notif', page: '/docs/mattermost/getting-start/configuring-notifications' },
  { query: 'notifcations', page: '/docs/mattermost/getting-start/configuring-notifications' },
  { query: 'poll', page: '/docs/mattermost/messaging/polls' },
  { query: 'atach files', page: '/docs/mattermost/messaging/attaching-files' },
  { query: 'STÀTÜTS', page: '/docs/association/statuts' },
  { query: 'acount setings', page: '/docs/mattermost/settings/account-settings' },
  { query: 'thmes', page: '/docs/mattermost/settings/theme-colors' },
];
