import { services } from '../../../services.config';
import { lagOf } from '../../../shared/checkedWith';
import { usePage } from '../../page/page';
import * as styles from '../Breadcrumbs/Breadcrumbs.module.css';

/** Above a page that was checked with an older version of a program than the one that runs: that it may be behind. */
export function VersionNote() {
  const { frontmatter } = usePage();
  const lag = lagOf(frontmatter.checkedWith, services);
  return (
    lag && (
      <p className={styles.breadcrumbs}>
        {`Checked with ${lag.program} ${lag.checked}. Ours is ${lag.runs}: some names and places may differ.`}
      </p>
    )
  );
}
