import * as styles from './Brand.module.css';

/** The open ring: a network that one may leave. The favicon holds the same drawing. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.ring} d="M21.6 6.3A11.2 11.2 0 1 0 26.6 14" />
      <circle className={styles.dot} cx="25.4" cy="6.6" r="3.4" />
    </svg>
  );
}
