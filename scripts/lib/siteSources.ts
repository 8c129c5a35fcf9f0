import { FOLDER } from '../../shared/association';

/** The files in the folder of the project that the site is built from. */
export const SITE_FILES = ['rspress.config.ts', 'package.json', 'scripts/build.ts'];
/** And the folders. */
export const SITE_FOLDERS = ['docs', FOLDER, 'theme', 'plugins', 'shared'];
