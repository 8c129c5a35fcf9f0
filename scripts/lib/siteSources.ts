/** The files in the folder of the project that the site is built from. */
export const SITE_FILES =
  'rspress.config.ts site.config.ts services.config.ts sidebars.ts package.json scripts/build.ts'.split(' ');
/** And the folders. */
export const SITE_FOLDERS = ['docs', 'theme', 'plugins', 'shared'];
