import { site } from '../../../site.config';
import { hostOf } from '../../facts/facts';
import { isServiceDraft } from '../../facts/openPoints';
import { Fact } from '../Fact/Fact';
import { Facts } from '../Facts/Facts';
import { Link } from '../Link/Link';
import { ServiceAddress, serviceOf } from '../SiteText/SiteText';
import { accessText, registrationText } from './access';

/** What there is to know about a service at a glance, from services.config.ts. */
export function ServiceFacts({ id }: { id: string }) {
  const service = serviceOf(id);
  const { access, registration, replaces, limits, quotas = {}, software, price, since } = service;
  const { name, country } = hostOf(service);
  return (
    <Facts
      facts={{
        ...(isServiceDraft(id) && { State: `sample values, not confirmed by ${site.name}` }),
        Address: <ServiceAddress id={id} />,
        'For whom': [accessText[access], registration && registrationText[registration]]
          .filter(Boolean)
          .join('. '),
        ...(price && { Price: price }),
        'Instead of': replaces.join(', '),
        Limits: [
          limits,
          ...Object.entries(quotas).map(([what, figure]) => `${what}: ${figure}, set by us`),
        ].join('; '),
        Data: `${country}, at ${name}`,
        ...(since && { 'Open since': <Fact of="since" id={id} /> }),
        'Software and license': software.map(
          ({ name: program, version, license, website, source }, index) => (
            <span key={program}>
              {index > 0 && '; '}
              <Link href={website}>{program}</Link>
              {version && ` ${version}`}, {license} (
              <Link href={source} aria-label={`Source code of ${program}`}>
                source
              </Link>
              )
            </span>
          ),
        ),
      }}
    />
  );
}
