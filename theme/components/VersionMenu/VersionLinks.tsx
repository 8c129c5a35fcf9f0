import { VERSION_LINKS } from '../../../shared/pageParts';
import { inVersion } from '../../../shared/versions';
import { usePage } from '../../page/page';
import { useVersions } from '../../versions/useVersions';
import { Link } from '../Link/Link';
import * as sidebar from '../SidebarNav/SidebarNav.module.css';
import * as styles from './VersionMenu.module.css';

/** A link to this page in each version of the documentation, or to the version's index if it lacks the page. */
export function VersionLinks() {
  const { routePath } = usePage();
  const { all, current, pageIn } = useVersions();
  return (
    <ul {...{ [VERSION_LINKS]: '' }}>
      {all.versions.map((version) => (
        <li key={version}>
          <Link
            href={pageIn(version, routePath) ?? inVersion('/docs/', version, all)}
            className={`side-link ${sidebar.link} ${styles.link}`}
            aria-current={version === current || undefined}
            data-version={version}
          >
            {version}
          </Link>
        </li>
      ))}
    </ul>
  );
}
