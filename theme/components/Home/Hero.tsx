import type { ReactNode } from 'react';
import { site } from '../../../site.config';
import { Link } from '../Link/Link';
import * as styles from './Home.module.css';
import { OpenRing } from './OpenRing';

/** The top of the home page: the tagline, what the association does (the children), two ways on. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className={styles.hero}>
      <div>
        <h1 lang="fr" className={styles.tagline}>
          {site.tagline}
        </h1>
        <div className={styles.lead}>{children}</div>
        <p className={styles.actions}>
          <Link href="/docs/services" className={styles.primary}>
            See the services
          </Link>
          <Link href="/docs/association#how-to-join" className={styles.secondary}>
            Join or give
          </Link>
        </p>
      </div>
      <OpenRing />
    </section>
  );
}
