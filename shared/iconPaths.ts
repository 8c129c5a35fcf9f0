import paths from './iconPaths.json' with { type: 'json' };

/** Our own drawings. Each is a single path on a grid of 24 units. */
export { paths };

export type IconName = keyof typeof paths;

/**
 * Returns the path for a service: the service's own drawing, or else the drawing that has its id as
 * its name, or else a drawing for all services.
 */
export const serviceIcon = ({ id, icon }: { id: string; icon?: string | undefined }): string =>
  icon ?? paths[Object.hasOwn(paths, id) ? (id as IconName) : 'service'];
