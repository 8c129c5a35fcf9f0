import { buildTimeMs, DAY_MS, formatUtcDay, formatUtcTime } from '../../shared/buildTime.ts';
import { services, site } from '../../shared/configuration.ts';
import { SITE_JSON_FILE, type SiteJson } from '../../shared/siteJson.ts';
import { headCommit } from '../site/git.ts';
import type { Site, Step } from '../site/site.ts';
import {
  makeOrganizationProperties,
  makeServiceProperties,
  organizationFile,
  serviceFile,
} from './chatonsInfos.ts';
import { MAIL_AUTOCONFIG_FILE, makeMailAutoconfig } from './mailAutoconfig.ts';

/** The longest validity that RFC 9116 recommends, in milliseconds. */
const MAX_SECURITY_TXT_VALIDITY_MS = 365 * DAY_MS;

/** Returns the time until which the security.txt of a day is valid, in milliseconds since 1970. */
const securityTxtEndMs = (day: string): number => Date.parse(day) + MAX_SECURITY_TXT_VALIDITY_MS;

/**
 * Returns the text of security.txt (RFC 9116), which names the address for reports of
 * vulnerabilities.
 *
 * @param contact the email address
 * @param url the whole address of the site, with a slash at its end
 * @param day the day of the build: `2025-01-20`
 */
export const makeSecurityTxt = (contact: string, url: string, day: string): string =>
  `Contact: mailto:${contact}
Expires: ${new Date(securityTxtEndMs(day)).toISOString()}
Canonical: ${url}.well-known/security.txt
`;

/**
 * Returns the text of site.json, from which monitors learn how old the site is. The build of the
 * container image replaces the null in `packagesInstalledAt` (deploy/image/stamp.sh).
 *
 * @param commit the commit that was built; null if it is not known
 * @param builtMs the time of the build, in milliseconds since 1970
 * @param isSample whether the site is a sample, which has no security.txt
 */
export function makeSiteJson(commit: string | null, builtMs: number, isSample: boolean): string {
  const content: SiteJson = {
    commit,
    builtAt: formatUtcTime(builtMs),
    packagesInstalledAt: null,
    securityTxtExpires: isSample ? null : formatUtcTime(securityTxtEndMs(formatUtcDay(builtMs))),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/**
 * Writes site.json, security.txt, the files for the directory of the collective CHATONS, and the
 * file with the servers of the mailboxes. A sample has only site.json.
 */
export const wellKnown = ({ url, write }: Site): Step => ({
  async finish() {
    const builtMs = buildTimeMs();
    await write(SITE_JSON_FILE, makeSiteJson(headCommit(process.cwd()), builtMs, site.sample));
    if (site.sample) {
      return;
    }
    const deployment = { url, day: formatUtcDay(builtMs) };
    await write(
      '.well-known/security.txt',
      makeSecurityTxt(site.contact.security, url, deployment.day),
    );
    await write(
      organizationFile(deployment),
      makeOrganizationProperties(site, services, deployment),
    );
    for (const service of services) {
      await write(serviceFile(service), makeServiceProperties(site, service, deployment));
    }
    const mailAutoconfig = makeMailAutoconfig(services, site, url);
    if (mailAutoconfig) {
      await write(MAIL_AUTOCONFIG_FILE, mailAutoconfig);
    }
  },
});
