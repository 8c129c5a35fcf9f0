import { services } from '../../../shared/configuration';
import { capitalize } from '../../config/values';
import { ServiceIcon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as styles from './Alternatives.module.css';

/**
 * Lists the programs that people use today. Each row also names the service that replaces them, and
 * the purpose of the service. The style sheet makes the whole row a link.
 */
export function Alternatives() {
  return (
    <ul className={`rows ${styles.alternatives}`}>
      {services.map((service) => (
        <li key={service.id}>
          <span>{capitalize(service.replaces.join(', '))}</span>
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
