import { useId, useRef } from 'react';
import { useDocsVersion } from '../../preferences/useDocsVersion';
import { VersionLinks } from './VersionLinks';
import * as styles from './VersionMenu.module.css';

/** The versions of the documentation, in the navbar of wide screens; nothing when there is one only. */
export function VersionMenu() {
  const { all, version } = useDocsVersion();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  if (all.versions.length < 2) {
    return null;
  }
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-label={`Docs version ${version}`}
      >
        {version}
      </button>
      <div id={id} popover="auto" ref={list} className={styles.list}>
        <VersionLinks onChoose={() => list.current?.hidePopover()} />
      </div>
    </div>
  );
}

/** The same in the drawer of narrow screens. */
export function VersionSection() {
  const { all } = useDocsVersion();
  return (
    all.versions.length > 1 && (
      <nav aria-label="Docs version" className={styles.section}>
        <p className={styles.title}>Docs version</p>
        <VersionLinks />
      </nav>
    )
  );
}
