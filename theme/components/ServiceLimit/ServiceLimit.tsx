import { serviceOf } from '../SiteText/SiteText';
import { figurePer } from './figurePer';

/**
 * A figure of a service's `limits` in services.config.ts, such as “100 MB” per file. Throws when
 * the limits give none, which stops the build.
 */
export function ServiceLimit({ id, per }: { id: string; per: string }) {
  const figure = figurePer(serviceOf(id).limits, per);
  if (!figure) {
    throw new Error(
      `<ServiceLimit id="${id}" per="${per}" />: services.config.ts gives no figure such as “100 MB per ${per}” in the limits of ${id}`,
    );
  }
  return <>{figure}</>;
}
