/* Files that the build writes and that nginx.conf includes. The server never serves them, because
   their names begin with a dot. */

/**
 * The file with the Content-Security-Policy. Every build of this project has this file, so it also
 * tells a build from other folders.
 */
export const POLICY_CONF_FILE = '.csp.conf';

/** The file with the base of the site, and its redirects. */
export const BASE_PATH_CONF_FILE = '.base.conf';
