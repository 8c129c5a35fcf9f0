import type { SiteConfig } from './plugins/siteConfig/schema.ts';

/**
 * Who the association is, and what it promises. Every page, component and test reads these values;
 * none repeats them. `npm run build` checks them and names what is wrong.
 *
 * What ships here is a sample: every value to be replaced holds the word “example” or “exemple”, what is
 * still unknown is left out (`// name: …`), and `toConfirm` names the values to look at. `npm run setup`
 * asks for all of them, one at a time; `npm run ready` lists those that are left, with the reason.
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
    /** Town of the data center. */
    dataCenter: undefined,
    /** Whether the machines are your `own`, `rented` whole, or `virtual`. */
    control: undefined,
  },
  /** What French law asks a publisher to state, see /cgu. */
  legal: {
    form: 'association under the French law of 1 July 1901',
    registration: 'W000000000 (example)',
    address: '2 place de l’Exemple, 00000 Exempleville, France',
    phone: '+33 0 00 00 00 01 (example)',
    publicationDirector: 'Camille Exemple',
    /** The day of the founding assembly. */
    foundedOn: undefined,
  },
  collective: {
    /** The day on which the CHATONS collective took the association in: only then do pages say so. */
    memberSince: undefined,
    /** Until then, the day on which it asked to join. */
    candidateSince: undefined,
  },
  contact: {
    general: 'contact@exemple-libre.example',
    support: 'support@exemple-libre.example',
    abuse: 'abuse@exemple-libre.example',
    privacy: 'privacy@exemple-libre.example',
    /** For those who find a hole in one of the services. */
    security: 'security@exemple-libre.example',
  },
  /**
   * Where the files of this site are: the AGPL asks for it, and pages lead there. `edit`: what stands before
   * the file of a page in the address at which it is edited, such as …/_edit/main/docs/ (Forgejo),
   * …/edit/main/docs/ (GitHub).
   */
  repository: undefined,
  /**
   * With an index at Algolia, which then answers instead of the embedded one. The key is the public one,
   * which may search only. `privacy`: what Algolia keeps of a search, how long, in which country.
   */
  // search: { appId: '…', apiKey: '…', indexName: '…', privacy: '…' },
  links: {
    status: 'https://status.exemple-libre.example/',
    donation: 'https://don.exemple-libre.example/',
    degooglify: 'https://degooglisons-internet.org/en/',
    manifesto: 'https://chatons.org/en/manifeste',
    charter: 'https://chatons.org/en/charte',
    collective: 'https://www.chatons.org/',
  },
  status: {
    /** Who runs the status page, which stays up when your machines are down. */
    runBy: undefined,
  },
  /** The numbers and names of the terms of use, /cgu. */
  terms: {
    /** Version of the terms. */
    version: undefined,
    /** Day since which the terms are in force. */
    inForceSince: undefined,
    /** From 15 years on, minors consent alone (law 78-17, article 45). */
    minimumAge: 15,
    /** Languages in which you answer. */
    replyLanguages: undefined,
    /** Automatic tools, such as a spam filter, or false for none. */
    moderationTools: undefined,
    /** Days until a report is answered. */
    reportAnswerDays: undefined,
    /** Days to complain about a decision. */
    complaintDays: undefined,
    /** Days between the announcement of a change and the change. */
    changeNoticeDays: undefined,
    /** Days of warning before a service closes. */
    closingNoticeDays: undefined,
    /** Days of warning before an account is suspended. */
    suspensionNoticeDays: undefined,
    /** Days to recover data after an account is closed. */
    recoveryDays: undefined,
    /** Months after which an unused account may be closed, or false where accounts stay. */
    inactivityMonths: undefined,
    /** A name, or false for none: a small association usually needs none. */
    dataProtectionOfficer: false,
    /** For services that have a price. */
    mediator: undefined,
  },
  /** How long data is kept. */
  retention: {
    /** Years for which the file of a former member is kept. */
    membershipYears: undefined,
    /** Ten years for accounting documents (commercial code, article L. 123-22). */
    accountingYears: 10,
    /** Twelve at most. */
    securityLogMonths: 12,
    /** Months for which requests for help are kept. */
    supportMonths: undefined,
    /** The log of this site, see “Run it” in README.md. */
    siteLogDays: undefined,
    /** What a server in front of this site notes, or false for nothing, as the Caddy of deploy/. */
    proxyLog: false,
  },
  /**
   * Everybody else who receives data: email relay, registrar, donation platform… `[]` for nobody. Outside of the
   * European Economic Area with `safeguard`, what protects data there; so `host`, too.
   */
  recipients: undefined,
  /** Whether there is a newsletter. */
  newsletter: false,
  backups: {
    /** What is backed up. */
    content: undefined,
    /** How often backups are made. */
    frequency: undefined,
    /** Where backups are. */
    place: undefined,
    /** Days for which backups are kept. */
    keptDays: undefined,
    /** Who can open backups. */
    access: undefined,
    /** How, or false. */
    encryption: undefined,
    /** Day of the last test of a restore. */
    lastRestoreTest: undefined,
  },
  administrators: {
    /** Number of administrators. */
    count: undefined,
    /** Names of the administrators. */
    names: undefined,
  },
  people: {
    /** Number of members. */
    members: undefined,
    /** Names and offices of the council. */
    council: undefined,
  },
  dues: {
    /** Dues in euros. */
    amount: undefined,
    /** Reduced dues in euros. */
    reduced: undefined,
    /** Period of the dues. */
    period: undefined,
    /** Means of payment. */
    payment: undefined,
  },
  funding: {
    /** Whether the association receives grants. */
    grants: false,
    /** Main items of spending. */
    spending: undefined,
    /** What a year cost, in euros: `{ year, total, shared: [twelve months] }`; each service has its own `costs`. */
    costs: undefined,
  },
  joining: {
    /** Days until a request to join is decided. */
    decisionDays: undefined,
    /** Form to join. */
    form: undefined,
    /** Where and when people can meet you. */
    meetings: undefined,
  },
  /** Addresses on social networks. */
  socialNetworks: undefined,
  /** Addresses of what you publish elsewhere; a page says “not published yet” of the others. */
  documents: {
    /** The French texts, which bind. */
    termsFr: undefined,
    /** Statutes in French. */
    statutesFr: undefined,
    /** The agreement with members who store other people’s data with you (GDPR, article 28). */
    processingAgreement: undefined,
    /** Earlier versions of the terms. */
    earlierTerms: undefined,
    /** Number of requests from authorities. */
    authorityRequests: undefined,
    /** Internal rules. */
    internalRules: undefined,
    /** Minutes of the assemblies. */
    minutes: undefined,
    /** Activity reports. */
    activityReports: undefined,
    /** Accounts. */
    accounts: undefined,
    /** Programs installed on the servers. */
    softwareList: undefined,
    /** How the servers are built. */
    infrastructure: undefined,
    /** How services are installed and looked after. */
    procedures: undefined,
    /** What is given back to free software. */
    contributions: undefined,
    /** Usage figures. */
    usageFigures: undefined,
    /** What the administrators have signed. */
    confidentiality: undefined,
    /** Security policy. */
    securityPolicy: undefined,
    /** Last check of the security headers. */
    securityCheck: undefined,
    /** Key to encrypt messages about security. */
    encryptionKey: undefined,
  },
  /** The numbers and names in the articles of /docs/association/statuts, whose text you make your own first. */
  statutes: {
    /** Whether the page states your own statutes. */
    isOurText: undefined,
    /** Who adopted the statutes. */
    adoptedBy: undefined,
    /** Day of adoption. */
    adoptedOn: undefined,
    /** Prefecture of the last filing. */
    filedAt: undefined,
    /** Day of the last filing. */
    filedOn: undefined,
    /** Date and number in the Journal officiel. */
    notice: undefined,
    /** First day of the financial year. */
    financialYearStart: undefined,
    /** Days after a reminder until unpaid dues end a membership. */
    unpaidDuesDays: undefined,
    /** Days to answer before an exclusion. */
    hearingDays: undefined,
    /** Whether an appeal suspends an exclusion. */
    appealSuspends: undefined,
    /** Days between the notice and an assembly. */
    assemblyNoticeDays: undefined,
    /** Most proxies that one member holds. */
    maxProxies: undefined,
    /** Share of members for an ordinary assembly. */
    quorum: undefined,
    /** Share of members who may call an extraordinary assembly. */
    callShare: undefined,
    /** Majority of an extraordinary assembly. */
    majority: undefined,
    /** Share of members for an extraordinary assembly. */
    extraordinaryQuorum: undefined,
    /** Days until an assembly without quorum is held again. */
    secondCallDays: undefined,
    /** Fewest members of the council. */
    councilMin: undefined,
    /** Most members of the council. */
    councilMax: undefined,
    /** Years for which the council is elected. */
    councilYears: undefined,
    /** Fewest meetings of the council in a year. */
    councilMeetings: undefined,
    /** Members of the council who may call a meeting. */
    councilCallers: undefined,
    /** Officers. */
    officers: undefined,
    /** Office of the legal representative. */
    representative: undefined,
  },
  /** Values above that came with the project: take a path out once somebody has confirmed the value. */
  toConfirm: [
    'terms.minimumAge',
    'terms.dataProtectionOfficer',
    'retention.accountingYears',
    'retention.securityLogMonths',
    'retention.proxyLog',
    'newsletter',
    'funding.grants',
  ],
};
