import { type ReactNode, useId } from 'react';
import * as styles from './TryIt.module.css';

/**
 * A figure that can be tried: what can be set, and what comes of it. Without scripts
 * the latter stands there as it was drawn at build, with `withoutScripts` after it.
 *
 * @param title what can be tried, as an order: “Make a poll”
 * @param controls what needs scripts, shown once they have arrived
 * @param children what comes of it, drawn at build for the first values
 */
export function TryIt({
  title,
  controls,
  children,
  withoutScripts,
}: {
  title: string;
  controls: ReactNode;
  children: ReactNode;
  withoutScripts?: ReactNode;
}) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id} data-try-it="">
      <figcaption className={styles.caption}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        <span className={styles.note} data-needs-scripts="">
          Try it here: nothing leaves this page.
        </span>
      </figcaption>
      <div className={styles.controls} data-needs-scripts="">
        {controls}
      </div>
      <div className={styles.result}>{children}</div>
      {withoutScripts && (
        <noscript>
          <div className={styles.result}>{withoutScripts}</div>
        </noscript>
      )}
    </figure>
  );
}
