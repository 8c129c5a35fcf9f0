import { services } from '../../services.config.ts';
import { site } from '../../site.config.ts';
import type { BuiltSite } from '../builtSite/builtSite.ts';
import { hasSampleValues } from '../siteConfig/openPoints.ts';
import { organizationFile, organizationProperties, serviceFile, serviceProperties } from './chatonsInfos.ts';
import { securityTxt } from './securityTxt.ts';

/**
 * Today, or the day given by SOURCE_DATE_EPOCH for a reproducible build:
 * https://reproducible-builds.org/specs/source-date-epoch/
 */
function buildDay(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return new Date(epoch ? Number(epoch) * 1000 : Date.now()).toISOString().slice(0, 10);
}

/**
 * Writes the files that other programs look for in `.well-known/`: security.txt, and the files
 * from which the collective makes its directory. While the configuration still has sample
 * values it writes nothing, since wrong data would be published as facts.
 */
export async function wellKnown({ url, write }: BuiltSite): Promise<void> {
  if (hasSampleValues(site, services)) {
    return;
  }
  const deployment = { url, day: buildDay() };
  await write('.well-known/security.txt', securityTxt(site.contact.security, url, deployment.day));
  await write(organizationFile(deployment), organizationProperties(site, services, deployment));
  for (const service of services) {
    await write(serviceFile(service), serviceProperties(site, service, deployment));
  }
}
