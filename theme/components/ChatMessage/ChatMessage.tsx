import type { ReactNode } from 'react';
import * as styles from './ChatMessage.module.css';

/**
 * Renders a message as Mattermost displays it.
 *
 * @param detail what stands beside the name of the author, such as a time or “only visible to you”
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
      <span className={styles.avatar} aria-hidden="true">
        {author.slice(0, 1)}
      </span>
      <div className={styles.body}>
        <p className={styles.head}>
          <strong>{author}</strong> {detail && <small>{detail}</small>}
        </p>
        {children}
      </div>
    </div>
  );
}
