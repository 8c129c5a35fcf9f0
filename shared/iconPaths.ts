import paths from './iconPaths.json' with { type: 'json' };
import type { ServiceConfig } from './schemas/schemas.ts';

/** The icons of this project, by name. Each is a single SVG path on a grid of 24 units. */
export { paths };

export type IconName = keyof typeof paths;

/**
 * Returns the SVG path of a service's icon: the `icon` in services.yaml, or else the icon whose
 * name is the id of the service, or else the icon for all services.
 */
export const findServiceIconPath = ({ id, icon }: Pick<ServiceConfig, 'id' | 'icon'>): string =>
  icon ?? paths[Object.hasOwn(paths, id) ? (id as IconName) : 'service'];
