import type { ConfigName, ServiceConfig, SiteConfig } from '../../shared/schemas/schemas.ts';
import { siteConfigSchema } from '../../shared/schemas/siteSchema.ts';
import themeCheck from '../../shared/themeCheck.json' with { type: 'json' };
import { unknownNameAdvice, type ValueProblem } from './explainSchema.ts';

/** The facts that rules compare. Each group of facts is a key of `site.yaml`, or `services`. */
type Facts = SiteConfig & { services: ServiceConfig[] };

/** Reports a problem with a fact. The path to a fact of a service begins as `services.0` does. */
type ReportFactProblem = (path: string, message: string) => void;

/** A rule that compares facts, each of which may be right by itself. */
interface FactRule {
  /** The groups that the rule reads. It does not run if one of them contains a wrong value. */
  reads: (keyof Facts)[];
  check: (facts: Facts, report: ReportFactProblem) => void;
}

/**
 * Checks that all mailboxes have the same servers, because mail programs look for one file with
 * them (plugins/outputs/mailAutoconfig.ts).
 */
const mailboxesShareServers: FactRule = {
  reads: ['services'],
  check({ services }, report) {
    const first = services.find(({ mailbox, servers }) => mailbox && servers);
    for (const [index, { mailbox, servers }] of services.entries()) {
      const isSame =
        servers?.imap === first?.servers?.imap && servers?.smtp === first?.servers?.smtp;
      if (mailbox && servers && !isSame) {
        report(
          `services.${index}.servers`,
          `must have the imap and the smtp of ${first?.id}: ` +
            'mail programs learn the servers of all mailboxes from one file of the site. ' +
            'Where they differ, leave servers or mailbox out, ' +
            'and write them on the page of the service',
        );
      }
    }
  },
};

const servicesWithAlerts = (services: ServiceConfig[]) => services.filter(({ alerts }) => alerts);

const isOnMattermost = ({ software }: ServiceConfig) =>
  software.some(({ name }) => name.startsWith('Mattermost'));

const nothingBeforeTheFoundation: FactRule = {
  reads: ['collective', 'terms', 'backups', 'statutes', 'legal', 'services'],
  check({ collective, terms, backups, statutes, legal, services }, report) {
    const daysWithPaths = [
      ['collective.memberSince', collective.memberSince],
      ['terms.inForceSince', terms.inForceSince],
      ['backups.lastRestoreTest', backups.lastRestoreTest],
      ['statutes.adoptedOn', statutes.adoptedOn],
      ...services.map(({ since }, index) => [`services.${index}.since`, since]),
    ] as [path: string, day: string][];
    for (const [path, day] of daysWithPaths) {
      if (day < legal.foundedOn) {
        report(path, 'must not be before legal.foundedOn');
      }
    }
  },
};

const serviceIdsAreUnique: FactRule = {
  reads: ['services'],
  check({ services }, report) {
    const ids = services.map(({ id }) => id);
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) < index) {
        report(`services.${index}.id`, 'is used twice: give each service its own');
      }
    }
  },
};

/**
 * Checks that the association names the companies to which the programs of its services send data
 * by themselves.
 */
const recipientsAreNamed: FactRule = {
  reads: ['recipients', 'services'],
  check({ recipients, services }, report) {
    const alertingServices = servicesWithAlerts(services);
    /** Whether a program of the services sends data to each of these companies. */
    const isRecipientByCompany = {
      Apple: alertingServices.length > 0,
      Google: alertingServices.length > 0,
      Mattermost:
        services.some(({ features }) => features?.securityCheck) ||
        alertingServices.some(({ software }) => software[0]?.name.startsWith('Mattermost')),
      GIPHY: services.some(({ features }) => features?.animatedPictures),
    };
    for (const [company, isRecipient] of Object.entries(isRecipientByCompany)) {
      if (isRecipient && !recipients.some(({ name }) => name.includes(company))) {
        report('recipients', `must name ${company}, which a service sends data to`);
      }
    }
  },
};

/** Checks that the association names the company that processes payments by card. */
const cardPaymentsAreNamed: FactRule = {
  reads: ['dues', 'recipients'],
  check({ dues, recipients }, report) {
    const isPaidByCard = /\bcard\b/i.test(dues.payment);
    if (isPaidByCard && !recipients.some(({ role }) => /\bcard\b/i.test(role))) {
      report(
        'recipients',
        'must name who processes payments by card, which dues.payment names: ' +
          'a line with role: payments by card',
      );
    }
  },
};

const alertsNeedAService: FactRule = {
  reads: ['recipients', 'services'],
  check({ recipients, services }, report) {
    for (const [index, { role }] of recipients.entries()) {
      if (role.includes('alerts') && servicesWithAlerts(services).length === 0) {
        report(`recipients.${index}`, 'no service has alerts: take it out');
      }
    }
  },
};

/** Checks that `software` lists the program for office documents, with its license and source. */
const officeSuiteIsInSoftware: FactRule = {
  reads: ['services'],
  check({ services }, report) {
    for (const [index, { features, software }] of services.entries()) {
      const officeSuite = features?.officeSuite ?? 'none';
      if (officeSuite !== 'none' && !software.some(({ name }) => name === officeSuite)) {
        report(
          `services.${index}.features.officeSuite`,
          `must be the name of a program of software: add ${officeSuite} there`,
        );
      }
    }
  },
};

const agendaNeedsWords: FactRule = {
  reads: ['joining'],
  check({ joining: { agenda = [], meetings } }, report) {
    if (agenda.length > 0 && meetings === 'none') {
      report(
        'joining.meetings',
        'must not be none where agenda has meetings: ' +
          'say it in general, such as about once a month, in Nevers',
      );
    }
  },
};

const administratorCountMatches: FactRule = {
  reads: ['administrators'],
  check({ administrators: { count, names } }, report) {
    if (![0, count].includes(names.length)) {
      report('administrators.names', 'must be as many names as administrators.count says, or []');
    }
  },
};

const grantsNeedTheCommitment: FactRule = {
  reads: ['funding'],
  check({ funding: { grants, republicanCommitment } }, report) {
    if (grants && !republicanCommitment) {
      report('funding.republicanCommitment', 'must be true where grants is true');
    }
  },
};

/** Checks the links of the footer that are no address: each must be the path of a fact. */
const footerLinksAreKnown: FactRule = {
  reads: ['footer'],
  check({ footer }, report) {
    for (const [column, { links }] of footer.entries()) {
      for (const [index, { link }] of links.entries()) {
        const unknownPathAdvice = link.includes('/')
          ? ''
          : unknownNameAdvice(siteConfigSchema, link.split('.'));
        if (unknownPathAdvice) {
          report(`footer.${column}.links.${index}.link`, `${link} ${unknownPathAdvice}`);
        }
      }
    }
  },
};

const backupsAreComplete: FactRule = {
  reads: ['backups'],
  check({ backups }, report) {
    for (const fact of ['frequency', 'place', 'keptDays', 'access'] as const) {
      if (backups.content !== 'none' && backups[fact] === 'none') {
        report(`backups.${fact}`, 'must not be none where there are backups');
      }
    }
  },
};

const guideNeedsItsService: FactRule = {
  reads: ['guide', 'services'],
  check({ guide, services }, report) {
    if (guide === 'mattermost' && !services.some(isOnMattermost)) {
      report('guide', 'must be none where no service runs on Mattermost');
    }
  },
};

const councilMinIsBelowMax: FactRule = {
  reads: ['statutes'],
  check({ statutes: { councilMin, councilMax } }, report) {
    if (councilMin > councilMax) {
      report('statutes.councilMin', 'must not be more than councilMax');
    }
  },
};

const statusPageSaysWhoRunsIt: FactRule = {
  reads: ['links', 'status'],
  check({ links, status }, report) {
    if (links.status !== 'none' && status.runBy === 'none') {
      report('status.runBy', 'must not be none where there is a status page');
    }
  },
};

const pricesNeedAMediator: FactRule = {
  reads: ['terms', 'services'],
  check({ terms, services }, report) {
    if (terms.mediator === 'none' && services.some(({ price }) => price !== 'none')) {
      report('terms.mediator', 'must not be none where a service has a price');
    }
  },
};

/**
 * Checks that a decree about traffic data has its end, and that the terms, which quote it, are not
 * older than it. A decree has its year in its number.
 */
const trafficDecreeFits: FactRule = {
  reads: ['retention', 'terms'],
  check({ retention: { trafficDecree, trafficUntil }, terms }, report) {
    if ((trafficDecree === 'none') !== (trafficUntil === 'none')) {
      report('retention.trafficUntil', 'must be none if trafficDecree is none, and a day if not');
    }
    const [decreeYear] = /\b20\d\d(?=-)/.exec(trafficDecree) ?? [];
    if (decreeYear && terms.inForceSince < decreeYear) {
      report(
        'terms.inForceSince',
        `must not be before the decree of ${decreeYear} that the terms quote ` +
          '(retention.trafficDecree): give the terms a new version',
      );
    }
  },
};

/**
 * Returns the amounts in a price, in the order in which they stand: `€2.50` and `2,50 €` are 2.5.
 */
const amountsIn = (price: string) =>
  Array.from(price.matchAll(/\d+(?:[.,]\d+)?/g), ([amount]) => Number(amount.replace(',', '.')));

/** Checks that means of payment and prices stand in French, too, prices with the same amounts. */
const pricesAreInFrench: FactRule = {
  reads: ['dues', 'services'],
  check({ dues, services }, report) {
    if ((dues.payment === 'none') !== (dues.paymentFr === 'none')) {
      report('dues.paymentFr', 'must be none if payment is none, and words in French if not');
    }
    for (const [index, { price, priceFr = '' }] of services.entries()) {
      const isSame = String(amountsIn(price)) === String(amountsIn(priceFr));
      if (!isSame) {
        report(
          `services.${index}.priceFr`,
          `must say in French what price does, which is ${price}, with the same amounts, ` +
            'such as 3 € par mois; or be left out where price is none',
        );
      }
    }
  },
};

const openServicesSayHowLong: FactRule = {
  reads: ['services'],
  check({ services }, report) {
    for (const [index, { access, kept }] of services.entries()) {
      if (access === 'everyone' && kept === undefined) {
        report(
          `services.${index}.kept`,
          'is missing: how long the service keeps what people store without an account, ' +
            'such as: until 30 days after the upload',
        );
      }
    }
  },
};

/** Checks that an assessment of the accessibility says how it was made. */
const assessmentIsComplete: FactRule = {
  reads: ['accessibility'],
  check({ accessibility }, report) {
    const neededFacts = [
      'checkedOn',
      'checkedBy',
      'standard',
      'rate',
      'technologies',
      'tools',
      'environments',
      'pages',
    ] as const;
    for (const fact of neededFacts) {
      const value = accessibility[fact];
      const isMissing = value === 'none' || (Array.isArray(value) && value.length === 0);
      if (accessibility.state !== 'none' && isMissing) {
        report(`accessibility.${fact}`, 'must not be empty or none where state is not none');
      }
    }
  },
};

/** The rates in percent that fit each state of accessibility, from the lowest to the highest. */
const RATES_BY_STATE = {
  none: [0, 0],
  'not compliant': [1, 49],
  'partially compliant': [50, 99],
  'fully compliant': [100, 100],
} as const;

/** Checks that the state of accessibility fits the rate and the criteria that are not met. */
const accessibilityStateFits: FactRule = {
  reads: ['accessibility'],
  check({ accessibility: { state, rate, notMet } }, report) {
    const [lowestRate, highestRate] = RATES_BY_STATE[state];
    if (rate !== 'none' && (rate < lowestRate || rate > highestRate)) {
      report('accessibility.state', `must not be ${state} where rate is ${rate}`);
    }
    const unmetCriteria = [...notMet, ...themeCheck.notMet].map(({ criterion }) => criterion);
    if (state === 'fully compliant' && unmetCriteria.length > 0) {
      report(
        'accessibility.state',
        'must not be fully compliant while criteria are not met ' +
          `in site.yaml or shared/themeCheck.json: ${unmetCriteria.join(', ')}`,
      );
    }
  },
};

const FACT_RULES = [
  nothingBeforeTheFoundation,
  serviceIdsAreUnique,
  mailboxesShareServers,
  recipientsAreNamed,
  cardPaymentsAreNamed,
  alertsNeedAService,
  trafficDecreeFits,
  pricesAreInFrench,
  openServicesSayHowLong,
  officeSuiteIsInSoftware,
  agendaNeedsWords,
  administratorCountMatches,
  grantsNeedTheCommitment,
  footerLinksAreKnown,
  backupsAreComplete,
  guideNeedsItsService,
  councilMinIsBelowMax,
  statusPageSaysWhoRunsIt,
  pricesNeedAMediator,
  assessmentIsComplete,
  accessibilityStateFits,
];

/**
 * Finds facts that contradict one another, though each value is right by itself.
 *
 * @param wrongGroups the groups that contain a wrong value: rules that read them do not run
 */
export function findRuleProblems(
  site: SiteConfig,
  services: ServiceConfig[],
  wrongGroups: ReadonlySet<string>,
): (ValueProblem & { name: ConfigName })[] {
  const problemsFound: (ValueProblem & { name: ConfigName })[] = [];
  const report: ReportFactProblem = (path, message) => {
    const [firstKey = '', ...otherKeys] = path.split('.');
    problemsFound.push(
      firstKey === 'services'
        ? { name: 'services.yaml', keys: otherKeys, message }
        : { name: 'site.yaml', keys: [firstKey, ...otherKeys], message },
    );
  };
  for (const { reads, check } of FACT_RULES) {
    if (!reads.some((group) => wrongGroups.has(group))) {
      check({ ...site, services }, report);
    }
  }
  return problemsFound;
}
