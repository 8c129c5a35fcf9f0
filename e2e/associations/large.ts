import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  addDocuments,
  addPage,
  addWords,
  makeAssociationFolder,
  OWN_PAGES_FOLDER,
  readServices,
  renameServices,
  setServices,
  type TurnIntoAssociation,
} from './association';

/**
 * The new ids and names of the sample's services, in Breton and German. Some names are one long
 * word. The ring on the home page has room for such a name only in some places, so not every
 * service could have one.
 */
const NEW_SERVICE_NAMES: Record<string, { id: string; name: string }> = {
  mail: { id: 'postel', name: 'Elektronischer Briefkasten' },
  cloud: { id: 'koumoulenn', name: 'Koumoulenn ar Restroù' },
  team: { id: 'flapva', name: 'Flapva ar Strolladoù' },
  pad: { id: 'skrid', name: 'Skridoù' },
  board: { id: 'taolenn', name: 'Taolenn' },
  plik: { id: 'kas', name: 'Kas Restroù' },
  'mailing-list': { id: 'rollad', name: 'Rolloù Skignañ' },
  git: { id: 'kod', name: 'Quellcodeverwaltung' },
  hosting: { id: 'herberc-h', name: 'Herberc’hiañ Lec’hiennoù' },
};

/** Services that the sample does not have. */
const ADDED_SERVICES = [
  { id: 'visio', name: 'Videokonferenzschaltung', suits: ['group', 'talk'] },
  { id: 'deiziadur', name: 'Gemeinschaftskalender', suits: ['alone', 'group', 'write'] },
  { id: 'furmskrid', name: 'Umfragen', suits: ['group', 'write'] },
  { id: 'kartenn', name: 'Kartennoù', suits: ['alone', 'publish'] },
  { id: 'ger-tremen', name: 'Passwörter', suits: ['alone', 'store'] },
] as const;

/** Prices, in English and in French. */
const PRICES: Record<string, { price: string; priceFr: string }> = {
  koumoulenn: { price: '€2.50 a month', priceFr: '2,50 € par mois' },
  visio: { price: '€30 a year', priceFr: '30 € par an' },
};

const PEOPLE =
  'Gwenaëlle Kerjean, Bleuenn Abgrall, Yann-Ber Guivarc’h, Enora Le Goff, Maël Quéméner, Nolwenn Salaün'.split(
    ', ',
  );

/** Facts that an association of many members may have. */
const FACTS = {
  name: 'Kevredigezh Rouedad Digor Penn-ar-Bed',
  tagline: 'Evit ur genrouedad digoroc’h, doujusoc’h ha nesoc’h d’an dud',
  description:
    'An association in Brittany that hosts fourteen free and ethical internet services, from mail to maps, for people and groups.',
  origin: 'https://www.rouedad-digor.bzh',
  'people.members': 12_345,
  'people.council': PEOPLE,
  administrators: { count: PEOPLE.length, names: PEOPLE },
  'dues.amount': 2.5,
  'dues.period': 'month',
  'dues.steps': [
    { amount: 1, who: 'people with little money', whoFr: 'les petits budgets' },
    {
      amount: 12.5,
      who: 'associations with fewer than twenty members',
      whoFr: 'les associations de moins de vingt membres',
    },
    {
      amount: 120,
      who: 'companies and local authorities',
      whoFr: 'les entreprises et les collectivités',
    },
  ],
  'funding.grants': true,
  'funding.republicanCommitment': true,
  'funding.income': 98_765.43,
  'retention.trafficUntil': '2028-10-20',
  'retention.proxyLog': 'the network of the visitor and the address of the page, for one day',
  'terms.dataProtectionOfficer': 'Nolwenn Salaün, dpo@rouedad-digor.bzh',
  'terms.replyLanguages': ['French', 'English', 'Breton', 'German'],
  'backups.keptDays': 400,
  accessibility: {
    state: 'not compliant',
    checkedOn: '2025-12-31',
    checkedBy:
      'Barrierefreiheitsprüfungsgesellschaft Beispiel, in an audit of all criteria, and by eleven members who are blind or deaf, or cannot use a mouse',
    standard: 'RGAA 4.1.2',
    rate: 49,
    technologies: ['HTML', 'CSS', 'JavaScript', 'WAI-ARIA', 'SVG', 'PDF'],
    tools: ['axe-core 4.11.4', 'Kontrastverhältnisrechner 12.0.1', 'PDF Accessibility Checker'],
    environments: ['Firefox 145 with NVDA 2025.3', 'Safari 26 with VoiceOver', 'Chromium 142'],
    pages: ['/', '/cgu', '/docs/services', '/docs/services/postel', '/blog/koumoulenn'],
    notMet: [
      {
        criterion: '13.3',
        what: 'The PDF documents of the assemblies are pictures of pages, which no program reads out.',
        why: 'They were scanned. On demand, we read them to you.',
      },
      {
        criterion: '4.1',
        what: 'The recordings of our evenings have no text.',
        why: 'Nobody has had the time to write them down.',
      },
    ],
    exempt: ['the archive of 2009, which would take a year of work'],
    notChecked: ['the fourteen services', 'the pages in Breton'],
  },
  socialNetworks: [
    'https://social.rouedad-digor.bzh/@rouedad',
    'https://video.rouedad-digor.bzh/c/rouedad',
  ],
  'documents.accounts': '/fr/accounts.pdf',
  'documents.minutes': '/fr/minutes.pdf',
  'footer.1.links.5': {
    text: 'Doare da gemer perzh er raktres',
    link: '/docs/association#contact',
  },
  'footer.2.links.8': { text: 'Datenschutzgrundverordnung', link: '/cgu#personal-data' },
  'footer.2.links.9': { text: 'Statutes', link: '/docs/association/statuts' },
};

/**
 * Turns a copy of the project into the site of an association that has much: fourteen services with
 * long names, prices, posts, an incident that lasts, and almost all facts.
 */
export const large: TurnIntoAssociation = (project) => {
  makeAssociationFolder(project, {
    thunderbird: '/docs/services/postel',
    'partager un dossier': '/docs/services/koumoulenn',
    Umfragen: '/docs/services/furmskrid',
    'how to join': '/docs/association',
  });
  renameServices(project, NEW_SERVICE_NAMES);
  const renamedServices = readServices(project).map((service) => ({
    ...service,
    ...NEW_SERVICE_NAMES[service.id],
  }));
  const [firstService] = renamedServices;
  if (!firstService) {
    throw new Error('services.yaml of the sample lists no service');
  }
  const { mailbox: _, servers: __, ...commonFacts } = firstService;
  const pageTemplate = readFileSync(path.join(OWN_PAGES_FOLDER, 'docs/services/visio.mdx'), 'utf8');
  for (const { id, name } of ADDED_SERVICES) {
    const text = pageTemplate
      .replace(/^title: .*$/m, `title: ${name}`)
      .replace(/^# .*$/m, `# ${name}`)
      .replace(/^description: See/m, `description: "${name}: see`)
      .replace(/(?<=^description: .*)$/m, '"')
      .replaceAll(/(?<=services\/|id="|\/\/)visio\b/g, id)
      .replaceAll('/docs/services/pads', '/docs/services/skrid');
    project.appendText(`docs/docs/services/${id}.mdx`, text);
  }
  const addedServices = ADDED_SERVICES.map(({ suits, ...service }) => ({
    ...commonFacts,
    ...service,
    suits: [...suits],
    purpose: 'What people in a group need from time to time, without an account elsewhere',
    replaces: ['the program of a company'],
    address: `https://${service.id}.rouedad-digor.bzh/`,
    access: 'members' as const,
  }));
  setServices(
    project,
    [...renamedServices, ...addedServices].map((service) => ({
      ...service,
      ...PRICES[service.id],
    })),
  );
  project.setFacts(FACTS);
  addDocuments(project, ['fr/accounts.pdf', 'fr/minutes.pdf']);
  addPage(
    project,
    '/blog/koumoulenn',
    {
      title: 'The cloud is slow',
      description: 'Files take minutes to arrive, and we look for the reason.',
      date: '2025-11-03',
      services: ['koumoulenn', 'postel'],
      from: '2025-11-03 08:10 UTC',
    },
    'Thank you for your patience.',
  );
  addPage(
    project,
    '/blog/bienvenue',
    {
      title: 'Bienvenue',
      description: 'Un premier billet, en français, pour celles et ceux qui arrivent.',
      date: '2024-02-29',
      lang: 'fr',
    },
    'Voici [nos services](/docs/services).',
  );
  addWords(project, [
    'ar',
    'Herberc’hiañ',
    'Lec’hiennoù',
    ...Object.values(NEW_SERVICE_NAMES).map(({ id }) => id),
    ...ADDED_SERVICES.map(({ id }) => id),
  ]);
};
