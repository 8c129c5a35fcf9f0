import { site } from '../../../site.config';
import { Facts } from '../Facts/Facts';
import { Link } from '../Link/Link';
import { ServiceAddress, serviceOf } from '../SiteText/SiteText';
import { accessText } from './access';

/** What there is to know about a service at a glance, from services.config.ts. */
export function ServiceFacts({ id }: { id: string }) {
  const { access, replaces, limits, software } = serviceOf(id);
  return (
    <Facts
      facts={{
        Address: <ServiceAddress id={id} />,
        'For whom': accessText[access],
        'Instead of': replaces.join(', '),
        Limits: limits,
        Data: `${site.host.country}, at ${site.host.name}`,
        'Software and license': (
          <>
            <Link href={software.website}>{software.name}</Link>, {software.license} (
            <Link href={software.source} aria-label={`Source code of ${software.name}`}>
              source
            </Link>
            )
          </>
        ),
      }}
    />
  );
}
