import { ASSOCIATION_FOLDER } from '../../shared/association';

/** The files from which the site is built, besides those in `SITE_FOLDERS`. */
export const SITE_FILES = ['rspress.config.ts', 'package.json', 'scripts/build.ts'];
/** The folders from which the site is built. */
export const SITE_FOLDERS = ['docs', ASSOCIATION_FOLDER, 'theme', 'plugins', 'shared'];
