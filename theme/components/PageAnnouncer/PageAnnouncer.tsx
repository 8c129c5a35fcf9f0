import { ANNOUNCER_ID } from '../../../shared/pageParts';
import * as styles from './PageAnnouncer.module.css';

/** Where navigation writes the title of each page that is shown after the first, for screen readers. */
export function PageAnnouncer() {
  return <div id={ANNOUNCER_ID} className={styles.announcer} aria-live="polite" aria-atomic="true" />;
}
