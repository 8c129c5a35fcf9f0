import { z } from 'zod';
import { serviceConfigSchema } from './serviceSchema.ts';
import { siteConfigSchema } from './siteSchema.ts';
import { needOf } from './values.ts';

export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type ServiceConfig = z.infer<typeof serviceConfigSchema>;

/** The two files of the configuration, and what is asked of each. */
export const SCHEMAS = {
  'site.config.ts': siteConfigSchema,
  'services.config.ts': z.array(serviceConfigSchema),
};
export type ConfigFile = keyof typeof SCHEMAS;

/** Something that is wrong in a file of the configuration. */
export interface Problem {
  /** The path to the value; a service by its number. */
  keys: string[];
  message: string;
}

/** The values of a file that are missing or wrong, with what they have to be and why they are asked for. */
export function schemaProblems(file: ConfigFile, value: unknown): Problem[] {
  const schema = SCHEMAS[file];
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).map(({ path, message, input }) => {
    const keys = path.map(String);
    const { why } = needOf(schema, keys);
    const missing = input === undefined ? 'is missing, and ' : '';
    return { keys, message: `${missing}${message}${why ? ` (${why})` : ''}` };
  });
}

/** The companies that programs of the services send data to by themselves. */
const companiesOf = (services: ServiceConfig[]): string[] => [
  ...(services.some(({ alerts }) => alerts) ? ['Apple', 'Google'] : []),
  ...(services.some(({ alerts, software }) => alerts && software[0]?.name.startsWith('Mattermost'))
    ? ['Mattermost']
    : []),
  ...(services.some(({ features }) => features?.gifPicker) ? ['GIPHY'] : []),
];

/** What no single value shows to be wrong. Values may be missing. */
export function ruleProblems(site: SiteConfig, services: ServiceConfig[]): string[] {
  const ids = services.map(({ id }) => id);
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `services.config.ts: the id “${id}” is used twice`),
    ...(site.terms?.mediator === 'none' && services.some(({ price }) => price !== 'none')
      ? ['site.config.ts: terms.mediator: must not be none where a service has a price']
      : []),
    ...companiesOf(services)
      .filter((company) => !site.recipients?.some(({ name }) => name.includes(company)))
      .map((company) => `site.config.ts: recipients: must name ${company}, which a service sends data to`),
    ...(site.statutes?.internalRules === false && site.documents?.internalRules !== 'none'
      ? ['site.config.ts: statutes.internalRules: must be true where documents has the internal rules']
      : []),
  ];
}
