import { services } from '../../services.config.ts';
import { site } from '../../site.config.ts';
import type { BuiltSite } from '../builtSite/builtSite.ts';
import { sampleConfigValues } from '../siteConfig/samples.ts';
import { organizationFile, organizationProperties, serviceFile, serviceProperties } from './chatonsInfos.ts';
import { securityTxt } from './securityTxt.ts';

/**
 * The day of the build, or the one that a reproducible build is told.
 * https://reproducible-builds.org/specs/source-date-epoch/
 */
function buildDay(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return new Date(epoch ? Number(epoch) * 1000 : Date.now()).toISOString().slice(0, 10);
}

/**
 * Writes what other people's programs look for: security.txt, and the files from which
 * the collective draws its directory. A wrong record is worse than none, so nothing is
 * written while the configuration still holds sample values.
 */
export async function wellKnown({ url, write }: BuiltSite): Promise<void> {
  if (sampleConfigValues(site, services).length > 0) {
    return;
  }
  const publication = { url, day: buildDay() };
  await write('.well-known/security.txt', securityTxt(site.contact.security, url, publication.day));
  await write(organizationFile(publication), organizationProperties(site, services, publication));
  for (const service of services) {
    await write(serviceFile(service), serviceProperties(site, service, publication));
  }
}
