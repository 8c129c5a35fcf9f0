import type { ReactNode } from 'react';
import type { IconName } from '../../../shared/iconPaths';
import { useEnglishLang } from '../../page/page';
import { Icon } from '../Icon/Icon';
import * as styles from './Callout.module.css';

/** The three kinds of callout, by the word that opens them in Markdown (`:::note`). */
const calloutKinds: Record<string, { word: string; icon: IconName; isLimit?: boolean }> = {
  note: { word: 'Note', icon: 'note' },
  tip: { word: 'Tip', icon: 'tip' },
  warning: { word: 'Limit', icon: 'limit', isLimit: true },
};

/**
 * Renders a box with an icon and a title.
 *
 * @param title the text after `:::warning`; Rspress passes the type if there is no such text
 * @throws Error if there is no callout of that type
 */
export function Callout({
  type,
  title,
  children,
}: {
  type: string;
  title?: string;
  children: ReactNode;
}) {
  const englishLang = useEnglishLang();
  const calloutKind = calloutKinds[type];
  if (!calloutKind) {
    throw new Error(`:::${type} is not a kind of callout; use note, tip or warning`);
  }
  const ownTitle = title?.toLowerCase() !== type && title;
  return (
    <div className={styles.callout} data-limit={calloutKind.isLimit} role="note">
      <p className={styles.title} lang={ownTitle ? undefined : englishLang}>
        <Icon name={calloutKind.icon} /> {ownTitle || calloutKind.word}
      </p>
      {children}
    </div>
  );
}
