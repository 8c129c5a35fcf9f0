import type { ReactNode } from 'react';
import * as styles from './ChatMessage.module.css';

/**
 * A message as the team chat shows it.
 *
 * @param author shown in full, with its first letter for a picture
 * @param detail what stands beside the name: a time, a channel, “only visible to you”
 */
export function ChatMessage({
  author,
  detail,
  children,
}: {
  author: string;
  detail?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.message}>
      <span className={styles.picture} aria-hidden="true">
        {author.slice(0, 1)}
      </span>
      <div className={styles.body}>
        <p className={styles.head}>
          <strong>{author}</strong> {detail && <span className={styles.detail}>{detail}</span>}
        </p>
        {children}
      </div>
    </div>
  );
}
