import { COPY_WORKER } from '../../shared/offlineCopy.ts';
import { site as association } from '../../site.config.ts';
import { type BuiltSite, SiteProblems } from '../builtSite/builtSite.ts';
import {
  buildCsp,
  CSP_OF_FILES,
  CSP_OF_WORKER,
  cspViolations,
  hashOf,
  hostedSearchHosts,
  inlineScripts,
  inlineStyles,
} from './csp.ts';

/** nginx.conf includes this file. It is never served, because its name begins with a dot. */
const FILE = '.csp.conf';

/** Documents that are no pages, see plugins/guideBook. */
const DOCUMENTS = /\.xhtml$/;

/** What pages load and never open. A header on each of them counts. */
const LOADED_FILES = '/static/(?:css|js|pages|search)/';

/** Each text hashed once, sorted, so that the same pages always give the same policy. */
const hashesOf = (texts: string[]) => [...new Set(texts)].map(hashOf).sort();

const policyOf = (pages: string[]) =>
  buildCsp({
    scripts: hashesOf(pages.flatMap(inlineScripts)),
    styles: hashesOf(pages.flatMap(inlineStyles)),
    connections: association.search ? hostedSearchHosts(association.search.appId) : [],
  });

/** The file of a page as the end of nginx's `$uri`, whatever folder the site is served under. */
const patternOf = (file: string) => `~(?:^|/)${file.replaceAll('.', '\\.')}$`;

/**
 * Writes the policies of this build for nginx: one for all pages, with the hashes of the
 * script and the styles that they share; one for each page that has styles of its own, since
 * with the hashes of all pages the header would be longer than many files; one for each other document;
 * one for files.
 * It has to be the last step that changes pages.
 *
 * @throws SiteProblems when a page holds something that the policy forbids
 */
export async function contentSecurityPolicy({ pages, files, read, write }: BuiltSite): Promise<void> {
  const problems = pages.flatMap(({ address, html }) =>
    cspViolations(html).map(
      (violation) => `${address}: ${violation}, which the Content-Security-Policy forbids`,
    ),
  );
  if (problems.length > 0) {
    throw new SiteProblems(problems);
  }
  const count = ({ html }: { html: string }) => inlineStyles(html).length;
  const plain = pages.filter((page) => count(page) <= 1);
  const special = pages
    .filter((page) => count(page) > 1)
    // nginx takes the first pattern that matches: `docs/index.html` ends with `index.html`, too.
    .sort((one, other) => other.file.length - one.file.length);
  const documents = await Promise.all(
    [...files]
      .filter((file) => DOCUMENTS.test(file))
      .map(async (file) => [patternOf(file), policyOf([await read(file)])]),
  );
  const lines = [
    ['default', policyOf(plain.map(({ html }) => html))],
    [`~${LOADED_FILES}`, CSP_OF_FILES],
    [patternOf(COPY_WORKER), CSP_OF_WORKER],
    ...special.map(({ file, html }) => [patternOf(file), policyOf([html])]),
    ...documents,
  ].map(([pattern, policy]) => `  "${pattern}" "${policy}";`);
  await write(
    FILE,
    `map $uri $content_security_policy {\n${lines.join('\n')}\n}\n`.replace('"default"', 'default'),
  );
}
