import { services } from '../../../services.config';
import { serviceIcon } from '../../../shared/iconPaths';
import { capitalized } from '../../config/values';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as styles from './Alternatives.module.css';

/** What people use today, and the service that takes its place, with what that is for. The whole row is its link. */
export function Alternatives() {
  return (
    <ul className={`rows ${styles.alternatives}`}>
      {services.map(({ id, name, purpose, replaces }) => (
        <li key={id}>
          <span>{capitalized(replaces.join(', '))}</span>
          <Link href={`/docs/services/${id}`}>
            <Icon name={serviceIcon(id)} />
            {name}
          </Link>
          {purpose}
        </li>
      ))}
    </ul>
  );
}
