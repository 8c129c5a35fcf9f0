import type { ReactNode } from 'react';
import * as styles from './ChatMessage.module.css';

/**
 * A message as Mattermost displays it.
 *
 * @param author the full name; its first letter stands in for an avatar
 * @param detail small text beside the name, such as a time, a channel or “only visible to you”
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
