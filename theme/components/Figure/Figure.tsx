import { type ReactNode, useId } from 'react';
import { useIsHydrated } from '../../islands/useIsHydrated';
import * as styles from './Figure.module.css';

/**
 * A figure with controls and the result, rendered at build for their first values: without scripts
 * it stays so. Its words are English in any page.
 *
 * @param title what the visitor can do here, as an imperative: “Make a poll”
 * @param isLong whether the result stands beside the controls on wide screens
 */
export function Figure({
  title,
  isLong,
  controls,
  children,
}: {
  title: string;
  isLong?: boolean;
  controls: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const isHydrated = useIsHydrated();
  return (
    <figure
      className={styles.figure}
      lang="en"
      aria-labelledby={id}
      data-figure=""
      data-long={isLong}
    >
      <figcaption className={styles.caption}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        <small data-needs-scripts="">Try it here: nothing leaves this page.</small>
      </figcaption>
      {/* It has no name, and no legend: it only disables what does not answer yet. */}
      <fieldset className={styles.controls} disabled={!isHydrated} data-needs-scripts="">
        {controls}
      </fieldset>
      <div className={styles.result}>{children}</div>
    </figure>
  );
}
