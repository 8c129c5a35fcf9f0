import type { ReactNode } from 'react';
import type { IconName } from '../../../shared/iconPaths';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as styles from './Alternatives.module.css';

/** Lists the pages where visitors may begin. The children are `<Start>`s. */
export function Starts({ children }: { children: ReactNode }) {
  return <ul className={`rows ${styles.alternatives}`}>{children}</ul>;
}

/**
 * Renders one row: the situation of the visitor, a link to the page for it, and what the page
 * gives. The style sheet makes the whole row a link.
 *
 * @param who the situation, such as “You have never used a team chat”
 * @param icon the name of an icon, which stands before the link
 * @param to the address of the page, without the base
 * @param page the words of the link
 * @param children what the page gives, such as “A lesson of 15 minutes”
 */
export function Start({
  who,
  icon,
  to,
  page,
  children,
}: {
  who: string;
  icon: IconName;
  to: string;
  page: string;
  children: ReactNode;
}) {
  return (
    <li>
      <span>{who}</span>
      <Link href={to}>
        <Icon name={icon} tagStart="Start icon" />
        {page}
      </Link>
      {children}
    </li>
  );
}
