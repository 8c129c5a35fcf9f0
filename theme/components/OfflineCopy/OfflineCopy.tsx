import { OfflineButton } from './OfflineButton';
import * as styles from './OfflineCopy.module.css';

/** The button of the footer as a part of a page, for the section that tells about it. */
export function OfflineCopy() {
  return <OfflineButton className={styles.button} />;
}
