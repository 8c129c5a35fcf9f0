import { services } from '../../services.config.ts';
import { site } from '../../site.config.ts';
import { buildTime, dayOf } from '../site/buildTime.ts';
import type { Site, Step } from '../site/site.ts';
import { hasSampleValues } from '../siteConfig/openPoints.ts';
import { organizationFile, organizationProperties, serviceFile, serviceProperties } from './chatonsInfos.ts';
import { securityTxt } from './securityTxt.ts';

/**
 * Writes the files that other programs look for in `.well-known/`: security.txt, and the files
 * from which the collective makes its directory. While the configuration still has sample
 * values it writes nothing, since wrong data would be published as facts.
 */
export const wellKnown = ({ url, write }: Site): Step => ({
  async finish() {
    if (hasSampleValues(site, services)) {
      return;
    }
    const deployment = { url, day: dayOf(buildTime()) };
    await write('.well-known/security.txt', securityTxt(site.contact.security, url, deployment.day));
    await write(organizationFile(deployment), organizationProperties(site, services, deployment));
    for (const service of services) {
      await write(serviceFile(service), serviceProperties(site, service, deployment));
    }
  },
});
