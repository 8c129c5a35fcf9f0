import { services, site } from '../../shared/configuration.ts';
import { buildTimeMs, dayOf } from '../site/buildTime.ts';
import type { Site, Step } from '../site/site.ts';
import {
  organizationFile,
  organizationProperties,
  serviceFile,
  serviceProperties,
} from './chatonsInfos.ts';

/** The longest validity that RFC 9116 recommends, in milliseconds. */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Returns the text of security.txt (RFC 9116), which names the address for reports of
 * vulnerabilities.
 *
 * @param contact the email address
 * @param url the whole address of the site, with a slash at its end
 * @param day the day of the build: `2025-01-20`
 */
export const securityTxt = (contact: string, url: string, day: string): string =>
  `Contact: mailto:${contact}
Expires: ${new Date(Date.parse(day) + YEAR_MS).toISOString()}
Canonical: ${url}.well-known/security.txt
`;

/**
 * Writes security.txt and the files for the directory of the collective. Writes nothing for the
 * sample.
 */
export const wellKnown = ({ url, write }: Site): Step => ({
  async finish() {
    if (site.sample) {
      return;
    }
    const deployment = { url, day: dayOf(buildTimeMs()) };
    await write(
      '.well-known/security.txt',
      securityTxt(site.contact.security, url, deployment.day),
    );
    await write(organizationFile(deployment), organizationProperties(site, services, deployment));
    for (const service of services) {
      await write(serviceFile(service), serviceProperties(site, service, deployment));
    }
  },
});
