import { services } from '../../../services.config';
import { Icon } from '../Icon/Icon';
import { serviceIcon } from '../Icon/paths';
import { Link } from '../Link/Link';
import * as styles from './Home.module.css';

/** The services, each with what it is for and what it replaces. */
export function ServiceCards() {
  return (
    <ul className={styles.cards}>
      {services.map(({ id, name, purpose, replaces }) => (
        <li key={id} className={styles.card}>
          <span className={styles.cardIcon}>
            <Icon name={serviceIcon(id)} />
          </span>
          <h3>
            <Link href={`/docs/services/${id}`}>{name}</Link>
          </h3>
          <p>{purpose}</p>
          <p className={styles.replaces}>Instead of {replaces.join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
