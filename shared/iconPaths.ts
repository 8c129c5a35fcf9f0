import paths from './iconPaths.json' with { type: 'json' };

/** Our own drawings, one path each, on a grid of 24 units. */
export { paths };

export type IconName = keyof typeof paths;

/** The drawing that has the id of a service as its name, or one for all services. */
export const serviceIcon = (id: string): IconName =>
  Object.hasOwn(paths, id) ? (id as IconName) : 'service';
