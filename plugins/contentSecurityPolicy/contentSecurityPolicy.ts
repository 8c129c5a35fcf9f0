import { site as association } from '../../site.config.ts';
import { type BuiltSite, SiteProblems } from '../builtSite/builtSite.ts';
import { hashOf, hostedSearchHosts, inlineScripts, policy, refused } from './policy.ts';

/** Read by nginx.conf, and never served: its name begins with a dot. */
const FILE = '.csp.conf';

/**
 * Writes the policy of this build for nginx, with the hashes of the inline scripts that
 * stand in the built pages; to be the last step that changes them.
 *
 * @throws SiteProblems when a page holds what the policy would refuse
 */
export async function contentSecurityPolicy({ pages, write }: BuiltSite): Promise<void> {
  const problems = pages.flatMap(({ address, html }) =>
    refused(html).map((what) => `${address}: ${what}, which the Content-Security-Policy forbids`),
  );
  if (problems.length > 0) {
    throw new SiteProblems(problems);
  }
  const scripts = new Set(pages.flatMap(({ html }) => inlineScripts(html).map(hashOf)));
  const value = policy({
    scripts: [...scripts].sort(),
    connections: association.search ? hostedSearchHosts(association.search.appId) : [],
  });
  await write(FILE, `map $host $content_security_policy {\n  default "${value}";\n}\n`);
}
