import { type ReactNode, useId } from 'react';
import { useIsHydrated } from '../../islands/useIsHydrated';
import * as styles from './Figure.module.css';

/**
 * Renders a figure: its controls and the result. The build renders the result for the initial
 * values of the controls; without scripts, the result does not change. The words of a figure are
 * English, also on a French page.
 *
 * @param title what the visitor can do here, as an imperative: “Make a poll”
 * @param isLong true if the result stands beside the controls on wide screens
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
      {/* This fieldset groups nothing: it only disables controls that do not work yet. */}
      <fieldset
        role="presentation"
        className={styles.controls}
        disabled={!isHydrated}
        data-needs-scripts=""
      >
        {controls}
      </fieldset>
      <div className={styles.result}>{children}</div>
    </figure>
  );
}
