import { usePages, useSite } from '@rspress/core/runtime';
import { REGION } from '../../../shared/pageParts';
import { usePage } from '../../page/page';
import { counterpart, isInDocs } from '../../versions/versions';
import { Link } from '../Link/Link';
import * as styles from './VersionMenu.module.css';

/** A link to this page in each version of the documentation. VersionMenu.browser.ts remembers the one followed. */
export function VersionLinks() {
  const page = usePage();
  const { pages } = usePages();
  const all = useSite().site.multiVersion;
  const version = isInDocs(page.routePath, all) ? page.version : all.default;
  const exists = (pathname: string) => pages.some(({ routePath }) => routePath === pathname);
  return (
    <ul className={styles.links} {...{ [REGION]: 'versions' }}>
      {all.versions.map((candidate) => (
        <li key={candidate}>
          <Link
            href={counterpart(page.routePath, candidate, all, exists)}
            className={styles.link}
            aria-current={candidate === version || undefined}
            data-version={candidate}
          >
            {candidate}
          </Link>
        </li>
      ))}
    </ul>
  );
}
