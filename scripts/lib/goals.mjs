/**
 * The goals that the benchmarks check the site against, and the figures of comparable sites.
 */

/**
 * Sizes of a visit, with bodies compressed by brotli 11 (`npm run budget`), and those of the
 * same page made with other generators.
 */
export const budget = {
  /** The pages whose weight, as they are in this repository, is compared with that of others. */
  ownPages: ['/docs/services/board', '/'],
  /** The most that is allowed of each measure on these pages; kB of 1,000 bytes. */
  goals: {
    kBBeforeLoad: 15,
    requestsBeforeLoad: 2,
    kBOnceIdle: 32,
    kBOfSiblingPage: 6,
    /** On the longest page, too. */
    kBBeforeLoadOfAnyPage: 20,
    /** Without the islands, which come when something that can be tried is in view. */
    kBOnceIdleOfAnyPage: 40,
  },
  peers: {
    kBBeforeLoad: 'Starlight 26, VitePress 146, Rspress 156, Docusaurus 179',
    requestsBeforeLoad: 'Starlight 10',
    kBOnceIdle: 'Starlight 47, VitePress 177, Rspress 186, Docusaurus 213',
  },
  /** Pages that may weigh more than `kBBeforeLoadOfAnyPage`, such as `'/cgu': 21` for longer terms, and how much each may. */
  heavyPages: {},
  ecoGrade: 'A',
  /**
   * Pages with more elements than an EcoIndex of A allows (about 380), and the most that each
   * may have, so that nobody makes them longer without noticing.
   */
  longPages: {
    '/cgu': 780,
    // With a table of what each service costs.
    '/docs/association': 560,
    '/docs/association/statuts': 420,
    '/docs/mattermost/getting-start/configuring-notifications': 650,
    '/docs/mattermost/getting-start/creating-teams': 440,
    '/docs/mattermost/getting-start/managing-members': 470,
    '/docs/mattermost/getting-start/messaging-basics': 620,
    '/docs/mattermost/getting-start/organizing-conversations': 530,
    '/docs/mattermost/getting-start/searching': 640,
    '/docs/mattermost/getting-start/signing-in': 450,
    '/docs/mattermost/introduction': 650,
    '/docs/mattermost/messaging/attaching-files': 450,
    '/docs/mattermost/messaging/executing-commands': 740,
    '/docs/mattermost/messaging/flagging-messages': 430,
    '/docs/mattermost/messaging/formating-text': 670,
    '/docs/mattermost/messaging/mentioning-teammates': 570,
    '/docs/mattermost/messaging/polls': 540,
    '/docs/mattermost/messaging/sending-messages': 450,
    '/docs/mattermost/settings/account-settings': 580,
    '/docs/mattermost/settings/channel-settings': 520,
    '/docs/mattermost/settings/team-settings': 480,
    '/docs/mattermost/settings/theme-colors': 540,
  },
};

/** Goals for sites of several sizes, with a sidebar that lists all pages (`npm run bench:growth`). */
export const growth = {
  /** The most seconds that a build without a cache may take on two cores, by number of pages. */
  buildSeconds: { 36: 4, 1000: 30 },
  /** The same, as a multiple of what Rspress takes for these pages with its own theme and no plugin. */
  timesStock: { 36: 1.5, 1000: 1 },
  /** The most memory that all processes of a build may use together, in MB, by number of pages. */
  peakMB: { 36: 400, 1000: 1200 },
  /** How much more a page of a site with `pages` pages may load than one of a site with `than` pages; 0.1 is 10 %. */
  onceIdle: { pages: 1000, than: 36, share: 0.01 },
};

/** Figures of other generators for 1,000 pages on the same two cores. onceIdleKB: with 36 and with 1,000 pages. */
export const growthOfPeers = [
  { name: 'Starlight', seconds: '21 to 23' },
  { name: 'Docusaurus', seconds: '38' },
  { name: 'VitePress', seconds: '47 to 48' },
  { name: 'Rspress, stock theme', seconds: '43', onceIdleKB: '186 to 883' },
];

/** Goals for speed as visitors experience it (`npm run bench`). */
export const experience = {
  /** The least score in each of Lighthouse's four categories, on every page. */
  lighthouse: 100,
  /** The most ms from a click to the next paint, on a CPU four times slower. */
  interactionMs: 50,
  /** The largest cumulative layout shift: https://web.dev/articles/cls */
  layoutShift: 0,
  /**
   * A visit of five guide pages and one search; slow 4G with a CPU four times slower. The best
   * of others: 84 kB, 200 kB, 0.77 s (Starlight), 489 and 457 ms (VitePress 2).
   */
  visit: {
    fivePagesKB: 70,
    withSearchKB: 230,
    firstPaintMs: 700,
    earlyClickMs: 400,
    restedClickMs: 150,
  },
};
