import { Link } from '../../navigation/Link';
import { routeAt, usePage } from '../../navigation/pages';
import { counterpart } from '../../navigation/versions';
import { useDocsVersion } from '../../preferences/useDocsVersion';
import * as styles from './VersionMenu.module.css';

/** A link to this page in each version of the documentation; following one remembers the choice. */
export function VersionLinks({ onChoose }: { onChoose?: () => void }) {
  const page = usePage();
  const { all, version, prefer } = useDocsVersion();
  return (
    <ul className={styles.links}>
      {all.versions.map((candidate) => (
        <li key={candidate}>
          <Link
            href={counterpart(page.routePath, candidate, all, (pathname) => Boolean(routeAt(pathname)))}
            className={styles.link}
            aria-current={candidate === version || undefined}
            onClick={() => {
              prefer(candidate);
              onChoose?.();
            }}
          >
            {candidate}
          </Link>
        </li>
      ))}
    </ul>
  );
}
