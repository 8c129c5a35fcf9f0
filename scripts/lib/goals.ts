/** Goals that the site is checked against, and the figures of comparable sites. */

/** The pages whose weight is compared with that of others. */
export const OWN_PAGES = ['/docs/services/board', '/'];

/** The most that a visit may weigh: kB of 1,000 bytes, bodies compressed by brotli 11 (`npm run budget`). */
export const budget = {
  kBBeforeLoad: { goal: 15, others: 'Starlight 26, VitePress 146, Rspress 156, Docusaurus 179' },
  requestsBeforeLoad: { goal: 2, others: 'Starlight 10' },
  kBOnceIdle: { goal: 32, others: 'Starlight 47, VitePress 177, Rspress 186, Docusaurus 213' },
  kBOfSiblingPage: { goal: 6, others: 'Rspress and VitePress 3, Starlight 7' },
  /** On the longest page, too. */
  kBBeforeLoadOfAnyPage: { goal: 20, others: '' },
  /** Without the islands, which come when something that can be tried is in view. */
  kBOnceIdleOfAnyPage: { goal: 40, others: '' },
};

/** Pages that may weigh more than `kBBeforeLoadOfAnyPage`, such as `'/cgu': 21` for longer terms, and how much each may. */
export const HEAVY_PAGES: Record<string, number> = {};

/** A visit of five guide pages and one search; slow 4G with a CPU four times slower (`npm run bench -- visit`). */
export const visit = {
  fivePagesKB: { goal: 70, others: 'Starlight 84, VitePress 2 238' },
  withSearchKB: { goal: 230, others: 'Starlight about 200, VitePress 2 289' },
  firstPaintMs: { goal: 700, others: 'Starlight 770' },
  earlyClickMs: { goal: 400, others: 'VitePress 2 489, Starlight 922' },
  restedClickMs: { goal: 150, others: 'VitePress 2 457, Starlight 870' },
};

/** How long a build may take as a multiple of stock Rspress, by number of pages (`npm run bench -- growth`). */
export const TIMES_STOCK: Record<number, number> = { 36: 1.5, 1000: 1 };

/** The least score in each of Lighthouse's four categories, on every page (`npm run bench -- paint`). */
export const LIGHTHOUSE = 100;
