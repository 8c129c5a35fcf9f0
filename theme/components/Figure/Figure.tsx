import { type ReactNode, useId } from 'react';
import * as styles from './Figure.module.css';

/**
 * A figure with controls and a result that follows them. Without scripts, the controls are
 * hidden and the result stays as the build rendered it.
 *
 * @param title what the visitor can do here, as an imperative: “Make a poll”
 * @param controls shown only once scripts work
 * @param children the result, rendered at build for the initial values of the controls
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
