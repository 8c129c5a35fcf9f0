import type { SiteConfig } from './plugins/siteConfig/schema.ts';

/**
 * Who the association is, and what it promises. Every page, component and test reads these values; none repeats
 * them. What ships is an invented association. To make the site yours, go through this file and
 * services.config.ts from top to bottom: write your own value, and take away `// sample` behind it. Where yours is the same,
 * take that away only. What you do not have is `'none'` where its comment says so, or `[]` for a list. `npm run ready`
 * lists what is left, and the build names what is wrong.
 */
export const site: SiteConfig = {
  // While true, each page says that all this is invented, and no public record is written. Set it to false last.
  sample: true,
  // The association's name, and its tagline, in French; pages mark it as such.
  name: 'Exemple Libre',
  tagline: 'Pour un Internet plus libre, éthique et ouvert',
  // One sentence for search engines, of 40 to 160 characters.
  description:
    'Exemple Libre is a French association that hosts free, ethical and open internet services: mail, cloud, Git, pads, team chat and more.',
  // Scheme and host under which the site is published, without a slash at the end.
  origin: 'https://www.exemple-libre.example',
  // Path under which it is published: `/`, or `/something/` with both slashes.
  base: '/',
  // The year in the footer.
  copyrightYear: 2025, // sample
  // Links of the top bar. The one with the longest address that a page's begins with is marked there.
  navbar: [
    { text: 'Association', link: '/docs/association' },
    { text: 'Services', link: '/docs/services' },
    { text: 'Documentation', link: '/docs/' },
  ],
  // Columns of the footer. `link`: an address, or the name of a fact of this file; where that is 'none', the link is left out.
  footer: [
    {
      title: 'Learn',
      links: [
        { text: 'Mattermost guide', link: '/docs/mattermost/introduction' },
        { text: 'All services', link: '/docs/services' },
        { text: 'Service status', link: 'links.status' },
      ],
    },
    {
      title: 'Take part',
      links: [
        { text: 'Join', link: '/docs/association#how-to-join' },
        { text: 'Donate', link: 'links.donation' },
        { text: 'Contact', link: '/docs/association#contact' },
        { text: 'De-google-ify Internet', link: 'links.degooglify' },
        { text: 'News archive', link: '/blog/archive' },
      ],
    },
    {
      // Only members of the collective undertake to follow its charter: until then, say “What guides us”.
      title: 'Our commitments',
      links: [
        { text: 'CHATONS manifesto', link: 'links.manifesto' },
        { text: 'CHATONS charter', link: 'links.charter' },
        { text: 'Terms of use (CGU)', link: '/cgu' },
        { text: 'Legal notice', link: '/cgu#legal-notice' },
        // French law asks for these where a service is offered; the first two bind.
        { text: 'CGU en français', link: 'documents.termsFr', lang: 'fr' },
        { text: 'Statuts en français', link: 'documents.statutesFr', lang: 'fr' },
        { text: 'Services en français', link: 'documents.servicesFr', lang: 'fr' },
        { text: 'Modes d’emploi en français', link: 'documents.instructionsFr', lang: 'fr' },
      ],
    },
  ],
  // Old addresses that lead to new ones, such as { from: '/about', to: '/docs/association' }.
  redirects: [],
  // Several versions of the documentation, each in its folder of docs/, need this line:
  // docsVersions: { default: 'v1', versions: ['v1', 'v2'] },
  // An index at Algolia needs this one. The key is the public one. `privacy`: what Algolia keeps of a search. The
  // rest is who stores the index, as in `recipients`.
  // search: { appId: '…', apiKey: '…', indexName: '…', privacy: '…', name: 'Algolia', country: '…', address: '…' },
  legal: {
    form: 'association under the French law of July 1, 1901', // sample
    // Number in the national register of associations (RNA), or SIREN.
    registration: 'W000000000',
    // Registered office, as on a letter, and telephone: the law asks for one.
    address: '2 place de l’Exemple, 00000 Exempleville, France',
    phone: '+33 1 99 00 12 34',
    // Director of publication: of an association, its legal representative.
    publicationDirector: 'Camille Exemple',
    // Day of the founding assembly.
    foundedOn: '2016-03-12', // sample
  },
  // The company on whose machines the site and the services run, and the town of its data center.
  host: {
    name: 'Nuage Exemple',
    country: 'France', // sample
    address: '1 rue de l’Exemple, 00000 Exempleville, France',
    phone: '+33 1 99 00 56 78',
    dataCenter: 'Exempleville',
    // Whether the machines are your `own` in a data center, `rented` whole, or `virtual`.
    control: 'rented', // sample
  },
  // Mail addresses: one for everything, then for help, unlawful content, personal data, holes in the security.
  contact: {
    general: 'contact@exemple-libre.example',
    support: 'support@exemple-libre.example',
    abuse: 'abuse@exemple-libre.example',
    privacy: 'privacy@exemple-libre.example',
    security: 'security@exemple-libre.example',
  },
  links: {
    // The status page, which should stay up when your machines are down, or 'none': then the news tell of breakdowns.
    status: 'https://status.exemple-libre.example/',
    // The page where people give, and one that lists more free replacements, or 'none'.
    donation: 'https://don.exemple-libre.example/',
    degooglify: 'https://degooglisons-internet.org/en/',
    manifesto: 'https://chatons.org/en/manifeste',
    charter: 'https://chatons.org/en/charte',
    collective: 'https://www.chatons.org/',
  },
  // Who runs the status page, or 'none' where there is none.
  status: { runBy: 'Veille Exemple, another association' },
  // Where the files of this site are, which the AGPL asks for; `edit`: what stands before the file of a page where it is edited.
  repository: {
    source: 'https://git.exemple-libre.example/exemple-libre/site',
    edit: 'https://git.exemple-libre.example/exemple-libre/site/_edit/main/docs/',
  },
  collective: {
    // Day on which the CHATONS collective took you in, or 'none'.
    memberSince: '2019-06-15', // sample
    // Until then, day on which you asked to join, or 'none'.
    candidateSince: 'none', // sample
  },
  people: {
    members: 128, // sample
    lastAssembly: '2026-03-14', // sample
    // Names and offices of the elected council, or [] where they are not published.
    council: [
      'Camille Exemple (chair)',
      'Dominique Exemple (treasurer)',
      'Claude Exemple (secretary)',
      'Noa Exemple',
      'Sacha Exemple',
    ],
  },
  administrators: {
    // How many people administer the servers, and their names, or [] where they are not published.
    count: 3, // sample
    names: ['Claude Exemple', 'Noa Exemple', 'Alix Exemple'],
  },
  dues: {
    // What a member pays, in euros; 0 where membership costs nothing.
    amount: 24, // sample
    // Other amounts, and who pays them, or [].
    steps: [
      { amount: 8, who: 'people with little money' }, // sample
      { amount: 60, who: 'organizations' }, // sample
    ],
    // Whether it is paid by the `year` or by the `month`.
    period: 'year', // sample
    // Means of payment.
    payment: 'bank transfer, card or check', // sample
  },
  funding: {
    // Whether you receive public grants.
    grants: false, // sample
    // Whether you have signed the contrat d’engagement républicain, which associations that ask for public grants have to sign.
    republicanCommitment: false, // sample
    spending: 'machines, insurance and our meetings', // sample
    // What a year cost in euros: `shared` is what belongs to no service alone. Each service has its own `costs`.
    costs: { year: 2025, shared: 240 }, // sample
    // What came in during that year, in euros.
    income: 4310, // sample
  },
  joining: {
    // Days until the council decides on a request to join.
    decisionDays: 15, // sample
    // Address of a form to join, or 'none'.
    form: 'https://join.exemple-libre.example/',
    // Where and when people can meet you, or 'none'.
    meetings: 'on the first Thursday of each month at 7 pm, at the café de l’Exemple in Exempleville',
  },
  // Addresses on social networks, or [].
  socialNetworks: ['https://social.exemple-libre.example/@exemplelibre'],
  newsletter: true, // sample
  // The numbers and names of the terms of use, /cgu. Days are whole numbers.
  terms: {
    // Version of the terms, and the day since which they are in force.
    version: '2.1', // sample
    inForceSince: '2025-02-01', // sample
    // Minimum age: your own rule. The law says what minors may agree to alone.
    minimumAge: 15, // sample
    // Languages in which you answer.
    replyLanguages: ['French', 'English'], // sample
    // Automatic tools of moderation, such as a spam filter, or 'none'.
    moderationTools: 'a spam filter for email', // sample
    // Days until a report of unlawful content is answered, and to complain about a decision.
    reportAnswerDays: 14, // sample
    complaintDays: 60, // sample
    // Days of warning before a change of the terms, before a service closes, and before an account is suspended.
    changeNoticeDays: 30, // sample
    closingNoticeDays: 90, // sample
    suspensionNoticeDays: 15, // sample
    // Days to recover data after an account is closed, 30 at least.
    recoveryDays: 30, // sample
    // Months after which an unused account may be closed, or 'none' where accounts stay.
    inactivityMonths: 24, // sample
    // Data protection officer, or 'none': a small association usually needs none.
    dataProtectionOfficer: 'none', // sample
    // Consumer mediator with address, for services that have a price; or 'none' where none has.
    mediator: 'Médiation Exemple, 3 rue de l’Exemple, 00000 Exempleville, mediation.example',
    // Form to withdraw from a contract or to end it, or 'none' where nothing with a price is ordered online.
    cancellationForm: 'https://cancel.exemple-libre.example/',
  },
  // How long data is kept.
  retention: {
    // Years: the file of a former member; accounts, six at least, for tax papers; requests about personal data.
    membershipYears: 5, // sample
    accountingYears: 10, // sample
    rightsYears: 5, // sample
    // Months: requests to join that were not accepted; security logs, 12 at most; requests for help; reports of unlawful
    // content and decisions on them.
    joiningMonths: 6, // sample
    securityLogMonths: 12, // sample
    supportMonths: 12, // sample
    reportMonths: 12, // sample
    // The latest decree that orders hosts to keep traffic data, and the last day of its year, past or not: look at Légifrance.
    trafficDecree: 'no. 2025-980', // sample
    trafficUntil: '2026-10-20', // sample
    // Days for which the log of this site is kept: see “Run it” in deploy/README.md.
    siteLogDays: 30, // sample
    // What a server in front of this site notes, or 'none', as the Caddy of deploy/.
    proxyLog: 'none', // sample
  },
  // The company at which your domain names are registered.
  registrar: { name: 'Noms Exemple', country: 'France' },
  // Everybody else who receives data, or []: also Apple, Google and others that `alerts` of services pass through.
  // Outside of the European Economic Area with `safeguard`: what protects data there. With `address`: who stores
  // data of this site, such as what people write into a form.
  recipients: [
    { name: 'Dons Exemple', role: 'donation platform', country: 'France' },
    { name: 'Coffre Exemple', role: 'machines of the backups, which are encrypted', country: 'France' },
    {
      name: 'Formulaires Exemple',
      role: 'form to join',
      country: 'France',
      address: '4 rue de l’Exemple, 00000 Exempleville',
    },
    {
      name: 'Mattermost',
      role: 'relay of alerts on phones',
      country: 'United States',
      safeguard: 'standard contractual clauses', // sample
    },
    {
      name: 'Apple',
      role: 'alerts on phones',
      country: 'United States',
      safeguard: 'standard contractual clauses', // sample
    },
    { name: 'Google', role: 'alerts on phones', country: 'United States', safeguard: 'adequacy decision' }, // sample
  ],
  backups: {
    // What is backed up; how often, where and on whose machines, for how many days: “Every night, kept for 30 days, in …”.
    content: 'all services and their data', // sample
    frequency: 'every night', // sample
    place: 'in another data center in France, at Coffre Exemple',
    keptDays: 30, // sample
    // Who can open them; how they are encrypted, or 'none'; day of the last test of a restore, or 'none'.
    access: 'the administrators of the servers', // sample
    encryption: 'with restic, before they leave the machine', // sample
    lastRestoreTest: '2025-09-20', // sample
  },
  // Addresses of your documents: https://…, or a file in docs/public/, such as /fr/cgu.pdf. All but termsFr, statutesFr and
  // processingAgreement can be 'none'.
  documents: {
    // The terms in French, which bind.
    termsFr: 'https://documents.exemple-libre.example/cgu.pdf',
    // The statutes in French, which bind.
    statutesFr: 'https://documents.exemple-libre.example/statuts.pdf',
    // In French: the services with their prices and limits; how to use them.
    servicesFr: 'https://documents.exemple-libre.example/services.pdf',
    instructionsFr: 'https://documents.exemple-libre.example/modes-d-emploi.pdf',
    // The agreement with members who store other people's data with you (GDPR, article 28).
    processingAgreement: 'https://documents.exemple-libre.example/processing-agreement.pdf',
    earlierTerms: 'https://documents.exemple-libre.example/earlier-terms/',
    // Internal rules, minutes of the assemblies, accounts of each year.
    internalRules: 'https://documents.exemple-libre.example/internal-rules.pdf',
    minutes: 'https://documents.exemple-libre.example/minutes/',
    accounts: 'https://documents.exemple-libre.example/accounts/',
    // Last check of the security headers, and the key to encrypt messages about security.
    securityCheck: 'https://documents.exemple-libre.example/security-check/',
    encryptionKey: 'https://documents.exemple-libre.example/security-key.asc',
  },
  // What the charter of the CHATONS asks you to publish, each in a few words, with the address of the whole behind them
  // where you publish more; or 'none'.
  published: {
    // What you did last year.
    activityReports:
      'in 2025 we moved the cloud to a larger machine and held ten workshops https://documents.exemple-libre.example/activity-reports/', // sample
    // Usage figures without personal data.
    usageFigures:
      'in October 2026: 118 mailboxes, 97 accounts of the cloud, 640 pads, 410 transfers of files https://documents.exemple-libre.example/usage/', // sample
    // How many requests from authorities you received.
    authorityRequests:
      'no request in 2025, one in 2024 https://documents.exemple-libre.example/authority-requests/', // sample
    // Ratio of the highest pay to the lowest.
    pay: 'nobody is paid', // sample
    // How people can learn with you.
    education: 'a free workshop on the second Saturday of each month', // sample
    // How you help other hosts to begin.
    otherHosts: 'we share our scripts, and in 2025 helped a library to open its own pads', // sample
    // What you give back to free software.
    contributions:
      'in 2025, French translations for Etherpad and four reports of faults to Forgejo https://documents.exemple-libre.example/contributions/', // sample
    // How the servers are built.
    infrastructure:
      'three machines: one for mail, one for the cloud, one for all else https://documents.exemple-libre.example/infrastructure/', // sample
    softwareList:
      'Debian 13 with its packages, and the programs of the services https://documents.exemple-libre.example/software/', // sample
    // How services are installed and looked after.
    procedures:
      'a script installs each service; updates are made on Tuesday evenings https://documents.exemple-libre.example/procedures/', // sample
    securityPolicy:
      'security updates within two days; administrators log in with a key and a second step https://documents.exemple-libre.example/security-policy.pdf', // sample
    // What the administrators have undertaken in writing: their confidentiality.
    confidentiality:
      'to look at data for a repair or an order of the law only, and to tell nobody https://documents.exemple-libre.example/confidentiality.pdf', // sample
  },
  // What stands in the articles of docs/docs/association/statuts.mdx: make those a translation of your own statutes first.
  statutes: {
    // Who adopted the statutes, and when.
    adoptedBy: 'an extraordinary assembly', // sample
    adoptedOn: '2019-11-16', // sample
    // Prefecture and day of the last filing.
    filedAt: 'Exempleville',
    filedOn: '2019-12-02', // sample
    // Date and number in the Journal officiel.
    notice: 'December 14, 2019, no. 0000', // sample
    // First day of the financial year.
    financialYearStart: 'January 1', // sample
    // Days after a reminder until unpaid dues end a membership.
    unpaidDuesDays: 60, // sample
    // Days to answer before an exclusion, and whether an appeal suspends it.
    hearingDays: 15, // sample
    appealSuspends: true, // sample
    // Days between the notice and an assembly, and most proxies that one member holds.
    assemblyNoticeDays: 15, // sample
    maxProxies: 2, // sample
    // Share of the members for an ordinary assembly; who may call an extraordinary one; its majority and its share.
    quorum: 'a quarter of the members', // sample
    callShare: 'a quarter of the members', // sample
    majority: 'two thirds', // sample
    extraordinaryQuorum: 'a third of the members', // sample
    // Days until an assembly without quorum is held again.
    secondCallDays: 15, // sample
    // Fewest and most members of the council, years for which it is elected, fewest meetings a year, how many call one.
    councilMin: 3, // sample
    councilMax: 9, // sample
    councilYears: 2, // sample
    councilMeetings: 4, // sample
    councilCallers: 2, // sample
    // Officers, and who represents the association: “The association is represented by the chair”.
    officers: ['a chair', 'a treasurer', 'a secretary'], // sample
    representative: 'the chair', // sample
  },
};
