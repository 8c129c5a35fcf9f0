import type { SiteConfig } from './plugins/siteConfig/schema.ts';

/**
 * Who the association is. Every page, component and test reads these values;
 * none repeats them. `npm run build` checks them and names what is wrong.
 *
 * What ships here is a sample: every value to be replaced holds the word
 * “example” or “exemple”, and each build lists those that are left.
 */
export const site: SiteConfig = {
  name: 'Exemple Libre',
  /** French, and shown as such (`lang="fr"`). */
  tagline: 'Pour un Internet plus libre, éthique et ouvert',
  description:
    'Exemple Libre is a French association that hosts free, ethical and open internet services: mail, cloud, Git, pads, team chat and more.',
  /** Scheme and host the site is published under, without a trailing slash. */
  origin: 'https://www.exemple-libre.example',
  /** Path the site is published under: `/`, or `/something/` with both slashes. */
  base: '/',
  // With several versions of the documentation, each in its folder of docs/:
  // docsVersions: { default: 'v1', versions: ['v1', 'v2'] },
  copyrightYear: 2025,
  /** Company on whose machines the site and the services run. */
  host: {
    name: 'Nuage Exemple',
    country: 'France',
    address: '1 rue de l’Exemple, 00000 Exempleville, France',
    phone: '+33 0 00 00 00 00 (example)',
  },
  /** What French law asks a publisher to state, see /cgu. */
  legal: {
    form: 'association under the French law of 1 July 1901',
    registration: 'W000000000 (example)',
    address: '2 place de l’Exemple, 00000 Exempleville, France',
    phone: '+33 0 00 00 00 01 (example)',
    publicationDirector: 'Camille Exemple',
    // The day of the founding assembly; until it is given, the pages show a blank:
    // foundedOn: 'YYYY-MM-DD',
  },
  // The day on which the CHATONS collective took the association in, shown likewise:
  // collective: { memberSince: 'YYYY-MM-DD' },
  contact: {
    general: 'contact@exemple-libre.example',
    support: 'support@exemple-libre.example',
    abuse: 'abuse@exemple-libre.example',
    privacy: 'privacy@exemple-libre.example',
    /** For those who find a hole in one of the services. */
    security: 'security@exemple-libre.example',
  },
  // Where the files of this site are: with it, pages lead there. edit: what stands before the file of a
  // page in the address at which it is edited, such as …/_edit/main/docs/ (Forgejo), …/edit/main/docs/ (GitHub).
  // repository: { source: 'https://…', edit: 'https://…/docs/' },
  // With an index at Algolia, which then answers instead of the embedded one. The key
  // is the public one, which may search only:
  // search: { appId: '…', apiKey: '…', indexName: '…' },
  links: {
    status: 'https://status.exemple-libre.example/',
    donation: 'https://don.exemple-libre.example/',
    degooglify: 'https://degooglisons-internet.org/en/',
    manifesto: 'https://chatons.org/en/manifeste',
    charter: 'https://chatons.org/en/charte',
    collective: 'https://www.chatons.org/',
  },
};
