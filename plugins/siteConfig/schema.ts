import { z } from 'zod';
import { serviceConfigSchema } from './serviceSchema.ts';
import { siteConfigSchema } from './siteSchema.ts';
import { needOf, unknownName } from './values.ts';

export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type ServiceConfig = z.infer<typeof serviceConfigSchema>;

/** The two files of the configuration, and what is asked of each. */
export const SCHEMAS = {
  'site.config.ts': siteConfigSchema,
  'services.config.ts': z.array(serviceConfigSchema),
};
export type ConfigFile = keyof typeof SCHEMAS;

/** What is wrong in a file of the configuration, and the path to it, which has the number of a service. */
type Problem = { keys: string[]; message: string };

/** What to write where zod would name a type. */
const SHAPES: Record<string, string> = {
  array: 'must be a list, between [ and ]',
  object: 'must be a group of values, between { and }',
};

/** The values of a file that are missing or wrong, with what they have to be and why they are asked for. */
export function schemaProblems(file: ConfigFile, value: unknown): Problem[] {
  const schema = SCHEMAS[file];
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue): Problem[] => {
    const keys = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      const paths = issue.keys.map((name) => [...keys, name]);
      return paths.map((path) => ({ keys: path, message: unknownName(schema, path) }));
    }
    const { why } = needOf(schema, keys);
    const missing = issue.input === undefined ? 'is missing, and ' : '';
    const shape = issue.code === 'invalid_type' && SHAPES[issue.expected];
    const message = shape && issue.message.startsWith('Invalid input') ? shape : issue.message;
    return [{ keys, message: `${missing}${message}${why ? ` (${why})` : ''}` }];
  });
}

/** What no single value shows to be wrong, in two files that hold no wrong value: lines that begin with the path. */
export function ruleProblems(site: SiteConfig, services: ServiceConfig[]): string[] {
  const { administrators, backups, collective, footer, funding, legal, links, recipients } = site;
  const { status, statutes, terms } = site;
  const ids = services.map(({ id }) => id);
  const withAlerts = services.filter(({ alerts }) => alerts);
  // Those that programs send data to by themselves.
  const companies = {
    Apple: withAlerts.length > 0,
    Google: withAlerts.length > 0,
    Mattermost: withAlerts.some(({ software }) => software[0]?.name.startsWith('Mattermost')),
    GIPHY: services.some(({ features }) => features?.animatedPictures),
  };
  const days = {
    'collective.memberSince': collective.memberSince,
    'terms.inForceSince': terms.inForceSince,
    'backups.lastRestoreTest': backups.lastRestoreTest,
    'statutes.adoptedOn': statutes.adoptedOn,
    ...Object.fromEntries(services.map(({ since }, index) => [`${index}.since`, since])),
  };
  return [
    ...Object.entries(days).map(
      ([path, day]) => day < legal.foundedOn && `${path}: must not be before legal.foundedOn`,
    ),
    ...ids.map(
      (id, index) => ids.indexOf(id) < index && `${index}.id: is used twice: give each service its own`,
    ),
    ...Object.entries(companies).map(
      ([company, receives]) =>
        receives &&
        !recipients.some(({ name }) => name.includes(company)) &&
        `recipients: must name ${company}, which a service sends data to`,
    ),
    ...recipients.map(
      ({ role }, index) =>
        role.includes('alerts') &&
        withAlerts.length === 0 &&
        `recipients.${index}: no service has alerts: take it out`,
    ),
    ![0, administrators.count].includes(administrators.names.length) &&
      'administrators.names: must be as many as count says, or []',
    funding.grants &&
      !funding.republicanCommitment &&
      'funding.republicanCommitment: must be true where grants is true',
    ...footer.flatMap(({ links }, column) =>
      links.map(({ link }, index) => {
        const unknown = !link.includes('/') && unknownName(siteConfigSchema, link.split('.'));
        return unknown ? `footer.${column}.links.${index}.link: ${link} ${unknown}` : false;
      }),
    ),
    statutes.councilMin > statutes.councilMax && 'statutes.councilMin: must not be more than councilMax',
    links.status !== 'none' &&
      status.runBy === 'none' &&
      'status.runBy: must not be none where there is a status page',
    terms.mediator === 'none' &&
      services.some(({ price }) => price !== 'none') &&
      'terms.mediator: must not be none where a service has a price',
  ].filter((line) => line !== false);
}
