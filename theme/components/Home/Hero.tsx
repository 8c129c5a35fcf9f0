import type { ReactNode } from 'react';
import { services } from '../../../services.config';
import { site } from '../../../site.config';
import { Link } from '../Link/Link';
import { Ring } from '../Ring/Ring';
import { numberInWords } from '../SiteText/numberInWords';
import * as styles from './Home.module.css';

/** The top of the home page: the tagline, what the association does (the children), two ways on, the ring. */
export function Hero({ children }: { children: ReactNode }) {
  const count = numberInWords(services.length);
  return (
    <section className={styles.hero}>
      <div>
        <h1 lang="fr" className={styles.tagline}>
          {site.tagline}
        </h1>
        {children}
        <p className={styles.actions}>
          <Link href="/docs/services" className={styles.primary}>
            See the services
          </Link>
          <Link href="/docs/association#how-to-join">Join or give</Link>
        </p>
      </div>
      <Ring>
        {count.slice(0, 1).toUpperCase() + count.slice(1)} services
        <tspan x="0" dy="1.25em">
          and you
        </tspan>
      </Ring>
    </section>
  );
}
