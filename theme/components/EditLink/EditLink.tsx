import { site } from '../../../site.config';
import { usePage } from '../../page/page';
import { Link } from '../Link/Link';
import * as styles from './EditLink.module.css';

/** Leads to the page's file in the repository, where it can be edited. */
export function EditLink() {
  const { _relativePath: file } = usePage();
  return (
    <p className={styles.edit}>
      <Link href={site.repository.edit + file}>Edit this page</Link>
    </p>
  );
}
