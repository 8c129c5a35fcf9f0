import { z } from 'zod';
import { isInEea } from '../../shared/eea.ts';
import { valueAt } from '../../shared/valueAt.ts';
import { type Fact, factsOf } from './facts.ts';
import { problemsOf } from './problems.ts';
import { serviceConfigSchema } from './serviceSchema.ts';
import { siteConfigSchema } from './siteSchema.ts';
import { SERVICES, TERMS } from './statedOn.ts';
import { text } from './values.ts';

export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type ServiceConfig = z.infer<typeof serviceConfigSchema>;

/** Where a value names somebody who has data, and in which country. */
function holdersIn(value: unknown, path: string[]): { path: string[]; country: string }[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => holdersIn(item, [...path, String(index)]));
  }
  const country = valueAt(value, ['country']);
  return typeof country === 'string' ? [{ path, country }] : [];
}

/** Facts, with those on what protects data in a country outside of the European Economic Area after the country. */
const withSafeguards = (facts: Fact[], config: unknown): Fact[] =>
  facts.flatMap((fact) => {
    const path = fact.path.at(-1) === 'country' ? fact.path.slice(0, -1) : fact.path;
    const outside = holdersIn(valueAt(config, path), path).filter(({ country }) => !isInEea(country));
    return [
      fact,
      ...outside.map((holder) => ({
        path: [...holder.path, 'safeguard'],
        schema: text,
        title: `what protects data in ${holder.country}`,
        need: 'must' as const,
        pages: [TERMS],
        why: 'GDPR, articles 13 and 44 to 49: such as a decision of the Commission about the country, or standard contractual clauses.',
      })),
    ];
  });

/** The facts of `site.config.ts`. */
export const siteFacts = (site: SiteConfig): Fact[] => withSafeguards(factsOf(siteConfigSchema, site), site);

/** The facts of a service in `services.config.ts`. */
export const serviceFacts = (service: ServiceConfig): Fact[] => [
  ...withSafeguards(factsOf(serviceConfigSchema, service), service),
  ...service.software.map(({ name }, index) => ({
    path: ['software', String(index), 'version'],
    schema: text,
    title: `version of ${name}`,
    need: 'nice' as const,
    pages: [SERVICES],
  })),
];

/** One line for each path of `toConfirm` that is none of a fact. */
const unknownPaths = (facts: Fact[], toConfirm: string[] = []): string[] =>
  toConfirm
    .filter((name) => !facts.some(({ path }) => path.join('.') === name))
    .map((name) => `toConfirm: there is no fact “${name}”`);

/** Problems of `site.config.ts`, one line each; empty when there is none. */
export function siteConfigProblems(value: unknown): string[] {
  const problems = problemsOf(siteConfigSchema, value);
  const site = value as SiteConfig;
  return problems.length > 0 ? problems : unknownPaths(siteFacts(site), site.toConfirm);
}

/** Problems of `services.config.ts`, one line each; empty when there is none. */
export function serviceConfigProblems(value: unknown): string[] {
  const problems = problemsOf(z.array(serviceConfigSchema), value);
  if (problems.length > 0) {
    // The number of a service says nothing to who wrote the list: its id does.
    const nameOf = (index: string) =>
      (value as Partial<ServiceConfig>[])[Number(index)]?.id ?? `no. ${index}`;
    return problems.map((problem) => problem.replace(/^(\d+)\.?/, (_, index) => `${nameOf(index)}: `));
  }
  const services = value as ServiceConfig[];
  const ids = services.map((service) => service.id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...repeated.map((id) => `the id “${id}” is used twice`),
    ...services.flatMap((service) =>
      unknownPaths(serviceFacts(service), service.toConfirm).map((problem) => `${service.id}: ${problem}`),
    ),
  ];
}
