/**
 * What the site is to reach, in figures, and what its peers reach: read by the benchmarks
 * that measure it. Plain data.
 */

/**
 * What a visit costs, as bodies compressed with brotli 11 (`npm run budget`), and what the
 * same page costs elsewhere.
 */
export const budget = {
  /** The pages that are weighed. */
  pages: ['/docs/services/board', '/'],
  /** Goals by what is measured; kB of 1,000 bytes. */
  goals: {
    kBBeforeLoad: 10,
    requestsBeforeLoad: 4,
    kBOnceIdle: 100,
    kBWithSaveData: 10,
    kBOfSiblingPage: 4,
    bootScriptBytes: 600,
  },
  peers: {
    kBBeforeLoad: 'Starlight 26, VitePress 146, Rspress 156, Docusaurus 179',
    requestsBeforeLoad: 'Starlight 10',
    kBOnceIdle: 'Starlight 47, VitePress 177, Rspress 186, Docusaurus 213',
  },
  ecoGrade: 'A',
  /**
   * Pages that are longer than an A allows (about 380 elements), and the elements that each
   * may have, so that they do not grow unseen.
   */
  longPages: {
    '/cgu': 770,
    '/docs/association': 490,
    '/docs/association/statuts': 410,
    '/docs/mattermost/getting-start/configuring-notifications': 710,
    '/docs/mattermost/getting-start/creating-teams': 500,
    '/docs/mattermost/getting-start/managing-members': 440,
    '/docs/mattermost/getting-start/messaging-basics': 570,
    '/docs/mattermost/getting-start/organizing-conversations': 490,
    '/docs/mattermost/getting-start/searching': 610,
    '/docs/mattermost/getting-start/signing-in': 430,
    '/docs/mattermost/introduction': 500,
    '/docs/mattermost/messaging/attaching-files': 440,
    '/docs/mattermost/messaging/executing-commands': 730,
    '/docs/mattermost/messaging/flagging-messages': 400,
    '/docs/mattermost/messaging/formating-text': 650,
    '/docs/mattermost/messaging/mentioning-teammates': 540,
    '/docs/mattermost/messaging/polls': 540,
    '/docs/mattermost/messaging/sending-messages': 440,
    '/docs/mattermost/settings/account-settings': 520,
    '/docs/mattermost/settings/channel-settings': 470,
    '/docs/mattermost/settings/team-settings': 440,
    '/docs/mattermost/settings/theme-colors': 1350,
  },
};

/** Builds and pages of sites of several sizes, each page in a sidebar that lists them all (`npm run bench:growth`). */
export const growth = {
  /** Seconds of a cold build on two cores, at most, by number of pages. */
  buildSeconds: { 36: 4, 1000: 20 },
  /** Memory of all the build's processes together, MB, at most, by number of pages. */
  peakMB: { 36: 500, 1000: 1500 },
  /** How much more a visitor of `pages` pages may load unasked than one of `than` pages, as a share. */
  onceIdle: { pages: 1000, than: 36, share: 0.1 },
};

/** What others need for 1,000 pages on the same two cores; kB: once idle, from 36 to 1,000 pages. */
export const growthOfPeers = [
  { name: 'Starlight', seconds: '21 to 23' },
  { name: 'Docusaurus', seconds: '38' },
  { name: 'VitePress', seconds: '47 to 48' },
  { name: 'Rspress, stock theme', seconds: '46 to 50', onceIdleKB: '186 to 883' },
];

/** What a visitor feels (`npm run bench`). */
export const experience = {
  /** Each of Lighthouse's four categories, on every page. */
  lighthouse: 100,
  /** From the click to the next paint, ms, with a processor four times slower. */
  interactionMs: 100,
  /** Shift of what is already painted: https://web.dev/articles/cls */
  layoutShift: 0,
};
