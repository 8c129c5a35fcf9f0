import type { ServiceConfig, SiteConfig } from './schema.ts';

/**
 * Paths of the values that still contain “example” or “exemple”, such as `links.status`. The
 * configuration that comes with the project has that word in each value to be replaced.
 */
export function sampleValues(value: unknown, path: string[] = []): string[] {
  if (typeof value === 'string') {
    return /ex[ae]mple/i.test(value) ? [path.join('.')] : [];
  }
  if (value === null || typeof value !== 'object') {
    return [];
  }
  return Object.entries(value).flatMap(([key, child]) => sampleValues(child, [...path, key]));
}

/**
 * The values that an association has not replaced by its own yet.
 *
 * @returns a text for each file that still has sample values: its name and their paths
 */
export function sampleConfigValues(site: SiteConfig, services: ServiceConfig[]): string[] {
  const byId = Object.fromEntries(services.map((service) => [service.id, service]));
  return Object.entries({ 'site.config.ts': site, 'services.config.ts': byId })
    .map(([file, values]) => [file, sampleValues(values)] as const)
    .filter(([, paths]) => paths.length > 0)
    .map(([file, paths]) => `${file}: ${paths.join(', ')}`);
}
