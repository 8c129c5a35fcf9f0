import { useVersions } from '../../versions/useVersions';
import * as navbar from '../Navbar/Navbar.module.css';
import { VersionLinks } from './VersionLinks';
import * as styles from './VersionMenu.module.css';

const LIST_ID = 'versions';

/** The versions of the documentation, in the navbar of wide screens; nothing when there is one only. */
export function VersionMenu() {
  const { all, areSeveral, current } = useVersions();
  if (!areSeveral) {
    return null;
  }
  return (
    <div className={styles.menu}>
      <button type="button" className={`${navbar.link} ${styles.button}`} popoverTarget={LIST_ID}>
        <span className={navbar.hidden}>Docs version </span>
        <span data-default-version={all.default}>{current}</span>
      </button>
      <div id={LIST_ID} popover="auto" className={styles.list}>
        <VersionLinks />
      </div>
    </div>
  );
}

/** The same in the drawer of narrow screens. */
export function VersionSection() {
  return (
    useVersions().areSeveral && (
      <nav aria-label="Docs version" className={styles.section}>
        <p className={styles.title}>Docs version</p>
        <VersionLinks />
      </nav>
    )
  );
}
