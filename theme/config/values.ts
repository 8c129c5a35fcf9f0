import { services, site } from '../../shared/configuration';
import { countInState, ecodesignScore, parseCriteria } from '../../shared/ecodesign';
import criteriaText from '../../shared/ecodesign.txt?raw';
import { isInEea } from '../../shared/eea';
import { formatCount, spellCount } from '../../shared/numberInWords';
import themeCheck from '../../shared/themeCheck.json';
import { factAt, isPresent } from '../../shared/when';
import { organizationSavesFrom } from './groupDues';
import { shareCosts } from './shareCosts';

/** Joins texts as in a sentence: `a, b and c`. */
export const joinInWords = (items: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(items);

/** Returns a text with a capital as its first letter. */
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export type Service = (typeof services)[number];

/** Returns the host of a service, which is that of the site if the service has none of its own. */
export const getHost = ({ host }: Service): NonNullable<Service['host']> => host ?? site.host;

/**
 * Returns the limits and quotas of a service as one text: `250 accounts, software limit; one file:
 * 100 MB, set by us`.
 */
export const describeLimits = ({ limits, quotas = {} }: Service): string =>
  [
    limits,
    ...Object.entries(quotas).map(([quotaName, quota]) => `${quotaName}: ${quota}, set by us`),
  ].join('; ');

/** Joins the names of services: `Mail, Pad and Git`. */
export const joinServiceNames = (list: Service[]): string =>
  joinInWords(list.map(({ name }) => name));

/** Returns whether a service runs Mattermost, in any edition. */
export const isOnMattermost = ({ software }: Service): boolean =>
  software.some(({ name }) => name.startsWith('Mattermost'));

/** Returns the name and the country of a company or a person: `Example Ltd, France`. */
export const formatNameAndCountry = ({ name, country }: { name: string; country: string }) =>
  `${name}, ${country}`;

/** The companies that host the site and the services, each once. */
export const hosts = [
  ...new Map(
    [site.host, ...services.map(getHost)].map((host) => [formatNameAndCountry(host), host]),
  ).values(),
];

/** The companies and people who receive data, except the companies in `hosts`. */
export const recipients = [
  { ...site.registrar, role: 'registrar of domain names' },
  ...site.recipients,
  ...(site.search ? [{ ...site.search, role: 'search of this site' }] : []),
];

/**
 * What each service cost in the year that `funding.costs` names in site.yaml, and what all services
 * share. Each entry has a name and an amount in euros.
 */
export const costs = [
  ...services.map(({ name, costs: amount }) => [name, amount] as const),
  ['What all share', site.funding.costs.shared] as const,
];
/** The sum of `costs`, in euros. */
export const totalCosts = costs.reduce((sum, [, amount]) => sum + amount, 0);

export const servicesWithoutAccount = services.filter(({ access }) => access === 'everyone');

export const pricedServices = services.filter(({ price }) => price !== 'none');

/**
 * Returns a price in euros: `€20`, `€2.50`.
 *
 * @param hasCents whether a price without cents shows them, too: `€20.00`
 * @param locale `fr-FR` for a price in French: `20 €`, `2,50 €`
 */
export const formatEuros = (
  amount: number,
  hasCents = !Number.isInteger(amount),
  locale = 'en-US',
): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: hasCents ? 2 : 0,
  }).format(amount);

const formatEurosInFrench = (amount: number): string => formatEuros(amount, undefined, 'fr-FR');

/** The dues in words: `€24 a year`; undefined if membership costs nothing. */
export const dues =
  site.dues.amount > 0 ? `${formatEuros(site.dues.amount)} a ${site.dues.period}` : undefined;

const { organizations } = site;
const organizationDuesText =
  `${formatEuros(organizations.dues)} for an organization ` +
  `with ${formatCount(organizations.accounts, 'account')}`;

/**
 * The dues of a person and of an organization: `€24 a year; €60 for an organization with 10
 * accounts`. The second part is missing if no organization may join. Undefined if membership costs
 * nothing.
 */
export const duesOfPersonAndOrganization =
  dues && organizations.who.length > 0 ? `${dues}; ${organizationDuesText}` : dues;

/** The dues of everybody, with the amounts of `steps`; undefined if membership costs nothing. */
const duesOfAllMembers =
  duesOfPersonAndOrganization &&
  [
    duesOfPersonAndOrganization,
    ...site.dues.steps.map(({ amount, who }) => `${formatEuros(amount)} for ${who}`),
  ].join('; ');

/**
 * The states of accessibility, as site.yaml has them: the name of each in English and in French,
 * and what it means. The names are those that the RGAA asks a site to show on every page.
 */
const ACCESSIBILITY_STATES = {
  none: {
    name: 'not compliant',
    nameFr: 'non conforme',
    meaning: 'nobody has assessed our own pages, and the RGAA calls a site so until somebody has',
  },
  'not compliant': {
    name: 'not compliant',
    nameFr: 'non conforme',
    meaning: 'fewer than half of the criteria that apply are met',
  },
  'partially compliant': {
    name: 'partially compliant',
    nameFr: 'partiellement conforme',
    meaning: 'at least half of the criteria that apply are met',
  },
  'fully compliant': {
    name: 'fully compliant',
    nameFr: 'totalement conforme',
    meaning: 'all criteria that apply are met',
  },
};
/** The state of the site's accessibility, in the words of the RGAA. */
export const accessibilityState = ACCESSIBILITY_STATES[site.accessibility.state];

const memberCount = site.people.members;

/**
 * One member's share of `costs`, line by line; undefined if there are no costs, or fewer than two
 * members.
 */
export const costsOfMember =
  memberCount > 1 && totalCosts > 0 ? shareCosts(costs, memberCount) : undefined;

const ecodesignCriteria = parseCriteria(criteriaText);
const { accounts } = site.documents;
const incomeAndCostsText =
  `in ${site.funding.costs.year} ${formatEuros(site.funding.income)} came in, ` +
  `and ${formatEuros(totalCosts)} was spent`;
const otherPricesText = dues ? 'are included in the dues' : 'have no price';

function describeSourcesOfFunding(): string {
  const sources = [];
  if (dues) {
    sources.push('the dues of our members');
  }
  if (isPresent(site.links.donation)) {
    sources.push('donations');
  }
  if (site.funding.grants) {
    sources.push('grants');
  }
  if (pricedServices.length > 0) {
    sources.push('the price of some services');
  }
  return joinInWords(sources) || 'what our members bring';
}

/** Returns what people pay for, with the prices; `none` if nothing has a price. */
function describeWhatIsSold(): string {
  const membership = duesOfAllMembers ? [`membership (${duesOfAllMembers})`] : [];
  const servicesSold = pricedServices.map(({ name, price }) => `${name} (${price})`);
  return joinInWords([...membership, ...servicesSold]) || 'none';
}

/** Returns the dues of everybody in French; `none` if membership costs nothing. */
function describeDuesInFrench(): string {
  const { amount, paymentFr, period, steps } = site.dues;
  if (amount === 0) {
    return 'none';
  }
  const otherAmounts = steps.map(
    (step) => ` ; ${formatEurosInFrench(step.amount)} pour ${step.whoFr}`,
  );
  if (isPresent(site.organizations.who) && site.organizations.dues > 0) {
    const organizationDues = formatEurosInFrench(site.organizations.dues);
    otherAmounts.push(` ; ${organizationDues} pour une organisation`);
  }
  const periodInFrench = period === 'year' ? 'par an' : 'par mois';
  const dues = `${formatEurosInFrench(amount)} ${periodInFrench}${otherAmounts.join('')}.`;
  return isPresent(paymentFr) ? `${dues} Moyens de paiement : ${paymentFr}.` : dues;
}

const meansOfPaymentSentence = isPresent(site.dues.payment)
  ? ` Means of payment: ${site.dues.payment}.`
  : '';

/**
 * The facts that follow from the configuration. A page prints them in the same way as the facts of
 * site.yaml: `<ConfigValue of="derived.hosts" />`.
 */
const derived = {
  serviceCount: spellCount(services.length, 'service'),
  hosts: joinInWords(hosts.map(({ name, country }) => `${name} in ${country}`)),
  hostCountries: joinInWords([...new Set(hosts.map(({ country }) => country))]),
  sourcesOfFunding: describeSourcesOfFunding(),
  dues: duesOfPersonAndOrganization ?? 'none',
  organizationDues: `${formatEuros(organizations.dues)} a ${site.dues.period}`,
  organizationSavesFrom: organizationSavesFrom(site.dues.amount, organizations) ?? 'none',
  duesOfEverybody: duesOfAllMembers
    ? `${duesOfAllMembers}.${meansOfPaymentSentence}`
    : 'none: membership costs nothing.',
  duesInFrench: describeDuesInFrench(),
  isAllInEea: [...hosts, ...recipients].every(({ country }) => isInEea(country)),
  sold: describeWhatIsSold(),
  prices: joinInWords(pricedServices.map(({ name, price }) => `${name} costs ${price}`)) || 'none',
  pricesInFrench:
    pricedServices.map(({ name, priceFr }) => `${name} : ${priceFr}`).join(' ; ') || 'none',
  otherPrices: pricedServices.length < services.length ? otherPricesText : 'none',
  ecodesign: {
    met: countInState(ecodesignCriteria, 'yes'),
    applicable: countInState(ecodesignCriteria, 'yes') + countInState(ecodesignCriteria, 'no'),
    score: ecodesignScore(ecodesignCriteria),
  },
  accessibilityState,
  themeCheck,
  register: site.legal.registration.startsWith('W')
    ? 'RNA, the national register'
    : 'SIREN, a national number',
  otherStorage:
    recipients
      .flatMap(({ name, address, role }) => (address ? `${name}, ${address} (${role})` : []))
      .join('; ') || 'none',
  accounts: accounts === 'none' ? incomeAndCostsText : `${incomeAndCostsText} ${accounts}`,
  registrar: formatNameAndCountry(site.registrar),
  sendsDataUnasked: services.some(
    (service) => isOnMattermost(service) || service.alerts || service.features?.animatedPictures,
  ),
  /** The address of the site as people type it, without its scheme: `www.example.org/site`. */
  address: new URL(site.base, site.origin).href.replace(/^https?:\/\/|\/$/g, ''),
  onMattermost: joinServiceNames(services.filter(isOnMattermost)),
  withAnimatedPictures: joinServiceNames(
    services.filter(({ features }) => features?.animatedPictures),
  ),
  withoutAccount: joinServiceNames(servicesWithoutAccount) || 'none',
  keptWithoutAccount:
    servicesWithoutAccount.map(({ name, kept }) => `on ${name}, ${kept}`).join('; ') || 'none',
  costOfMember: costsOfMember
    ? formatEuros(Math.round((100 * totalCosts) / memberCount) / 100)
    : 'none',
};

/** The facts of site.yaml, and the facts that follow from the configuration. */
export const facts = { ...site, derived };

/**
 * Returns the service with an id, as services.yaml describes it.
 *
 * @throws Error if there is no such service, which stops the build
 */
export function findService(id: string): Service {
  const service = services.find((candidate) => candidate.id === id);
  if (!service) {
    throw new Error(
      `services.yaml has no service “${id}”: correct its id, ` +
        'or put what is said of it into a When (CONTRIBUTING.md)',
    );
  }
  return service;
}

/**
 * Returns a fact; undefined if it is missing.
 *
 * @param path the path of the fact in site.yaml, such as `terms.minimumAge`; with an id, its path
 *   in that service of services.yaml
 * @param id the id of a service
 * @throws Error if there is no such service
 */
export const findFact = (path: string, id?: string): unknown =>
  factAt(id ? findService(id) : facts, path);

/**
 * Returns the same fact as `findFact`, for a tag of a page that needs the fact.
 *
 * @param tag the tag as the page contains it, for the error message
 * @throws Error if the fact is missing, which stops the build
 */
export function requireFact(tag: string, path: string, id?: string): unknown {
  const value = findFact(path, id);
  if (value === undefined) {
    throw new Error(`${tag}: ${id ? 'services' : 'site'}.yaml has no such value`);
  }
  return value;
}
