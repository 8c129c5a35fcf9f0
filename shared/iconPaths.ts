import paths from './iconPaths.json' with { type: 'json' };

/** Our own drawings, one path each, on a grid of 24 units. */
export { paths };

export type IconName = keyof typeof paths;

/**
 * The path of a service's own drawing, of the one that has its id as its name, or of one for all
 * services.
 */
export const serviceIcon = ({ id, icon }: { id: string; icon?: string | undefined }): string =>
  icon ?? paths[Object.hasOwn(paths, id) ? (id as IconName) : 'service'];
