import { useEffect, useState } from 'react';
import * as styles from './PageAnnouncer.module.css';

/** Tells screen readers the title of each page that is shown after the first. */
export function PageAnnouncer({ title }: { title: string }) {
  const [first] = useState(title);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (announced !== title && (announced || title !== first)) {
      setAnnounced(title);
    }
  }, [title, announced, first]);

  return (
    <div className={styles.announcer} aria-live="polite" aria-atomic="true">
      {announced}
    </div>
  );
}
