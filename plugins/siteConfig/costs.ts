import { sumOf } from '../../shared/sumOf.ts';
import type { ServiceConfig, SiteConfig } from './schema.ts';

/**
 * The problems of the costs of a year, a line each: they do not add up, or stand without their year; empty when
 * there is none. While a service has not given its costs, the sum may be less than the total. That each has twelve
 * months is the schema's to check.
 */
export function costProblems(site: SiteConfig, services: ServiceConfig[]): string[] {
  const { costs } = site.funding;
  if (!costs) {
    return services
      .filter((service) => service.costs)
      .map(
        ({ id }) =>
          `services.config.ts: ${id}: costs: site.config.ts has no funding.costs, which says of which year`,
      );
  }
  const sum = sumOf([...costs.shared, ...services.flatMap((service) => service.costs ?? [])]);
  const total = sumOf([costs.total]);
  const isComplete = services.every((service) => service.costs);
  return sum === total || (!isComplete && sum < total)
    ? []
    : [
        `site.config.ts: funding.costs.total: ${costs.total} is not the sum of the months, which is ${sum}: those of funding.costs.shared, and of “costs” of each service`,
      ];
}
