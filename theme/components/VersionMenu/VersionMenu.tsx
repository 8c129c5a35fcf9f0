import { VERSION_LINKS_ATTRIBUTE } from '../../../shared/pageParts';
import { inVersion } from '../../../shared/versions';
import { usePage } from '../../page/page';
import { useVersions } from '../../versions/useVersions';
import { Link } from '../Link/Link';
import * as menu from '../Menu/Menu.module.css';
import * as navbar from '../Navbar/Navbar.module.css';
import * as sidebar from '../SidebarNav/SidebarNav.module.css';
import * as styles from './VersionMenu.module.css';

const LIST_ID = 'versions';

/** Links to this page in each version, or to the index of a version that does not have it. */
function VersionLinks() {
  const { routePath } = usePage();
  const { docsVersions, currentVersion, findPageIn } = useVersions();
  return (
    <ul {...{ [VERSION_LINKS_ATTRIBUTE]: '' }}>
      {docsVersions.versions.map((version) => (
        <li key={version}>
          <Link
            href={findPageIn(version, routePath) ?? inVersion('/docs/', version, docsVersions)}
            className={`side-link ${sidebar.link}`}
            aria-current={version === currentVersion || undefined}
            data-version={version}
          >
            {version}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Lists the versions of the documentation, in the navbar of wide screens, if there are several. */
export function VersionMenu() {
  const { docsVersions, hasSeveralVersions, currentVersion } = useVersions();
  return (
    hasSeveralVersions && (
      <div className={navbar.main}>
        <button type="button" className={`${navbar.link} ${styles.button}`} popoverTarget={LIST_ID}>
          <span className={navbar.hidden}>Docs version </span>
          <span data-default-version={docsVersions.default}>{currentVersion}</span>
        </button>
        <div id={LIST_ID} popover="auto" className={styles.list}>
          <VersionLinks />
        </div>
      </div>
    )
  );
}

/** Renders the links to the versions in the drawer of narrow screens. */
export function VersionSection() {
  return (
    useVersions().hasSeveralVersions && (
      <nav aria-label="Docs version" className={menu.main}>
        <p>Docs version</p>
        <VersionLinks />
      </nav>
    )
  );
}
