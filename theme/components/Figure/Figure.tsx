import { type ReactNode, useId } from 'react';
import * as styles from './Figure.module.css';

/**
 * A figure with controls and the result, rendered at build for their first values: without scripts it stays so.
 *
 * @param title what the visitor can do here, as an imperative: “Make a poll”
 */
export function Figure({
  title,
  controls,
  children,
}: {
  title: string;
  controls: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id} data-figure="">
      <figcaption className={styles.caption}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        <small data-needs-scripts="">Try it here: nothing leaves this page.</small>
      </figcaption>
      <div className={styles.controls} data-needs-scripts="">
        {controls}
      </div>
      <div className={styles.result}>{children}</div>
    </figure>
  );
}
