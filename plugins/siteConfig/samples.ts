import type { ServiceConfig, SiteConfig } from './schema.ts';

/**
 * Paths of the values that are still the sample ones (`links.status`): those
 * that hold the word “example” or “exemple”.
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
 * What an association has not yet replaced by its own: for each file that still holds
 * sample values, its name and their paths. Empty once there is none.
 */
export function sampleConfigValues(site: SiteConfig, services: ServiceConfig[]): string[] {
  const byId = Object.fromEntries(services.map((service) => [service.id, service]));
  return Object.entries({ 'site.config.ts': site, 'services.config.ts': byId })
    .map(([file, values]) => [file, sampleValues(values)] as const)
    .filter(([, paths]) => paths.length > 0)
    .map(([file, paths]) => `${file}: ${paths.join(', ')}`);
}
