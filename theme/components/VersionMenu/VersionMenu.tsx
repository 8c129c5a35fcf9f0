import { usePage } from '@rspress/core/runtime';
import { useId, useRef } from 'react';
import { Link } from '../../navigation/Link';
import { routeAt } from '../../navigation/pages';
import { counterpart } from '../../navigation/versions';
import { useDocsVersion } from '../../preferences/useDocsVersion';
import styles from './VersionMenu.module.css';

/** The versions of the documentation, when there are several: links to this page in each. */
export function VersionMenu() {
  const { page } = usePage();
  const { all, version, prefer } = useDocsVersion();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);

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
      <ul id={id} popover="auto" ref={list} className={styles.list}>
        {all.versions.map((candidate) => (
          <li key={candidate}>
            <Link
              href={counterpart(page.routePath, candidate, all, (pathname) => Boolean(routeAt(pathname)))}
              className={styles.link}
              aria-current={candidate === version || undefined}
              onClick={() => {
                prefer(candidate);
                list.current?.hidePopover();
              }}
            >
              {candidate}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
