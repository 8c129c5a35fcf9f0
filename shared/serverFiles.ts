/* Files that the build writes for nginx.conf, which includes them. They are never served, because their names begin with a dot. */

/** The Content-Security-Policy. Each build of ours has this file, and no other folder has. */
export const POLICY_CONF = '.csp.conf';

/** The path of the site, and the redirects. */
export const BASE_PATH_CONF = '.base.conf';
