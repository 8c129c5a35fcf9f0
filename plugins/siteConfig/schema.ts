import { z } from 'zod';
import { serviceConfigSchema } from './serviceSchema.ts';
import { sidebarsSchema } from './sidebarsSchema.ts';
import { siteConfigSchema } from './siteSchema.ts';
import { descriptionOf, needOf, unknownName } from './values.ts';

export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type ServiceConfig = z.infer<typeof serviceConfigSchema>;
export type SidebarsConfig = z.infer<typeof sidebarsSchema>;

/** The files of the configuration, and what is asked of each. */
export const SCHEMAS = {
  'site.yaml': siteConfigSchema,
  'services.yaml': z.array(serviceConfigSchema),
  'sidebars.yaml': sidebarsSchema,
};
export type ConfigName = keyof typeof SCHEMAS;

/** What is wrong in a file of the configuration, and the path to it, which has the number of a service. */
type Problem = { keys: string[]; message: string };

/** What to write where zod would name a type. */
const SHAPES: Record<string, string> = {
  array: 'must be a list: a line with - for each, or [] where there is none',
  object: 'must be a group of values, each on a line of its own, two spaces further in',
};

/** The values of a file that are missing or wrong, with what they have to be, why they are asked for, and what they are. */
export function schemaProblems(name: ConfigName, value: unknown): Problem[] {
  const schema = SCHEMAS[name];
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue): Problem[] => {
    const keys = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      const paths = issue.keys.map((key) => [...keys, key]);
      return paths.map((path) => ({ keys: path, message: unknownName(schema, path) }));
    }
    const { why } = needOf(schema, keys);
    const description = descriptionOf(schema, keys);
    // A name without a value behind it is null in YAML.
    const missing = issue.input === undefined || issue.input === null ? 'is missing, and ' : '';
    const shape = issue.code === 'invalid_type' && SHAPES[issue.expected];
    const message = shape && issue.message.startsWith('Invalid input') ? shape : issue.message;
    const told = `${missing}${message}${why ? ` (${why})` : ''}`;
    return [{ keys, message: description ? `${told}. ${description}` : told }];
  });
}

/** The groups of facts that rules compare. */
type Facts = SiteConfig & { services: ServiceConfig[] };

/** What no single value shows to be wrong. @returns for each such path, in which services have numbers, what is wrong */
type Rule = {
  of: (keyof Facts)[];
  find: (facts: Facts) => [path: string, message: string | false | undefined][];
};

const withAlerts = (services: ServiceConfig[]) => services.filter(({ alerts }) => alerts);

const RULES: Rule[] = [
  {
    of: ['collective', 'terms', 'backups', 'statutes', 'legal', 'services'],
    find: ({ collective, terms, backups, statutes, legal, services }) =>
      [
        ['collective.memberSince', collective.memberSince] as const,
        ['terms.inForceSince', terms.inForceSince] as const,
        ['backups.lastRestoreTest', backups.lastRestoreTest] as const,
        ['statutes.adoptedOn', statutes.adoptedOn] as const,
        ...services.map(({ since }, index) => [`services.${index}.since`, since] as const),
      ].map(([path, day]) => [path, day < legal.foundedOn && 'must not be before legal.foundedOn']),
  },
  {
    of: ['services'],
    find: ({ services }) =>
      services.map(({ id }, index) => [
        `services.${index}.id`,
        services.findIndex((one) => one.id === id) < index && 'is used twice: give each service its own',
      ]),
  },
  {
    // Those that programs send data to by themselves.
    of: ['recipients', 'services'],
    find({ recipients, services }) {
      const alerting = withAlerts(services);
      const companies = {
        Apple: alerting.length > 0,
        Google: alerting.length > 0,
        Mattermost: alerting.some(({ software }) => software[0]?.name.startsWith('Mattermost')),
        GIPHY: services.some(({ features }) => features?.animatedPictures),
      };
      return Object.entries(companies).map(([company, receives]) => [
        'recipients',
        receives &&
          !recipients.some(({ name }) => name.includes(company)) &&
          `must name ${company}, which a service sends data to`,
      ]);
    },
  },
  {
    of: ['recipients', 'services'],
    find: ({ recipients, services }) =>
      recipients.map(({ role }, index) => [
        `recipients.${index}`,
        role.includes('alerts') && withAlerts(services).length === 0 && 'no service has alerts: take it out',
      ]),
  },
  {
    of: ['administrators'],
    find: ({ administrators: { count, names } }) => [
      ['administrators.names', ![0, count].includes(names.length) && 'must be as many as count says, or []'],
    ],
  },
  {
    of: ['funding'],
    find: ({ funding: { grants, republicanCommitment } }) => [
      [
        'funding.republicanCommitment',
        grants && !republicanCommitment && 'must be true where grants is true',
      ],
    ],
  },
  {
    of: ['footer'],
    find: ({ footer }) =>
      footer.flatMap(({ links }, column) =>
        links.map(({ link }, index): [string, string | false] => {
          const unknown = !link.includes('/') && unknownName(siteConfigSchema, link.split('.'));
          return [`footer.${column}.links.${index}.link`, unknown && `${link} ${unknown}`];
        }),
      ),
  },
  {
    of: ['backups'],
    find: ({ backups }) =>
      (['frequency', 'place', 'keptDays', 'access'] as const).map((fact) => [
        `backups.${fact}`,
        backups.content !== 'none' && backups[fact] === 'none' && 'must not be none where there are backups',
      ]),
  },
  {
    of: ['guide', 'services'],
    find: ({ guide, services }) => [
      [
        'guide',
        guide === 'mattermost' &&
          !services.some((service) => service.software.some(({ name }) => name.startsWith('Mattermost'))) &&
          'must be none where no service runs on Mattermost',
      ],
    ],
  },
  {
    of: ['statutes'],
    find: ({ statutes: { councilMin, councilMax } }) => [
      ['statutes.councilMin', councilMin > councilMax && 'must not be more than councilMax'],
    ],
  },
  {
    of: ['links', 'status'],
    find: ({ links, status }) => [
      [
        'status.runBy',
        links.status !== 'none' && status.runBy === 'none' && 'must not be none where there is a status page',
      ],
    ],
  },
  {
    of: ['terms', 'services'],
    find: ({ terms, services }) => [
      [
        'terms.mediator',
        terms.mediator === 'none' &&
          services.some(({ price }) => price !== 'none') &&
          'must not be none where a service has a price',
      ],
    ],
  },
];

/**
 * What contradicts itself, though each value is right by itself.
 *
 * @param wrong the groups that hold a wrong value, or `services`: what reads them cannot be asked
 */
export function ruleProblems(
  site: SiteConfig,
  services: ServiceConfig[],
  wrong: ReadonlySet<string> = new Set(),
): (Problem & { name: ConfigName })[] {
  const facts = { ...site, services };
  const asked = RULES.filter(({ of }) => !of.some((group) => wrong.has(group)));
  return asked.flatMap(({ find }) =>
    find(facts).flatMap(([path, message]) => {
      const [first = '', ...rest] = path.split('.');
      const place =
        first === 'services'
          ? { name: 'services.yaml' as const, keys: rest }
          : { name: 'site.yaml' as const, keys: [first, ...rest] };
      return message ? [{ ...place, message }] : [];
    }),
  );
}
