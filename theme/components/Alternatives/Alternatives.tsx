import { services } from '../../../services.config';
import { serviceIcon } from '../../../shared/iconPaths';
import { capitalized } from '../../config/values';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as styles from './Alternatives.module.css';

/** What people use today, and what takes its place; with links to its limits and to moving in instead of what it is for. */
export function Alternatives({ withLinks = false }: { withLinks?: boolean }) {
  return (
    <ul className={withLinks ? `${styles.alternatives} ${styles.links}` : styles.alternatives}>
      {services.map(({ id, name, purpose, replaces }) => (
        <li key={id}>
          <span>{capitalized(replaces.join(', '))}</span>
          <Link href={`/docs/services/${id}`}>
            {!withLinks && <Icon name={serviceIcon(id)} />}
            {name}
          </Link>
          {withLinks ? (
            <>
              <Link href={`/docs/services/${id}#limits`} aria-label={`Limits of ${name}`}>
                Limits
              </Link>
              <Link
                href={`/docs/services/${id}#bringing-your-data-in`}
                aria-label={`How to move in to ${name}`}
              >
                How to move in
              </Link>
            </>
          ) : (
            purpose
          )}
        </li>
      ))}
    </ul>
  );
}
