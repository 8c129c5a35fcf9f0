import { services } from '../../../shared/configuration';
import { capitalized } from '../../config/values';
import { ServiceIcon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as styles from './Alternatives.module.css';

/**
 * What people use today, and the service that takes its place, with what that is for. The whole row
 * is its link.
 */
export function Alternatives() {
  return (
    <ul className={`rows ${styles.alternatives}`}>
      {services.map((service) => (
        <li key={service.id}>
          <span>{capitalized(service.replaces.join(', '))}</span>
          <Link href={`/docs/services/${service.id}`}>
            <ServiceIcon service={service} />
            {service.name}
          </Link>
          {service.purpose}
        </li>
      ))}
    </ul>
  );
}
