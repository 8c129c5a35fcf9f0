import { Link } from '../Link/Link';
import * as styles from './NotFound.module.css';

/** What an unknown address shows: what happened, and ways on. */
export function NotFound() {
  return (
    <article className={styles.notFound}>
      <p className={styles.status}>404</p>
      <h1>Page not found</h1>
      <p>
        There is no page at this address. It may have moved, or the link that brought you here may hold a
        typing error.
      </p>
      <ul>
        <li>
          <Link href="/search">Search the site</Link>
        </li>
        <li>
          <Link href="/">Start from the home page</Link>
        </li>
        <li>
          <Link href="/docs/services">See the services</Link>
        </li>
        <li>
          <Link href="/docs/">Read the documentation</Link>
        </li>
      </ul>
    </article>
  );
}
