import { longDate } from '../../../shared/longDate';
import { usePage } from '../../page/page';
import * as styles from './LastUpdated.module.css';

/** The day on which the page's file got the text that it has; nothing where the history does not tell. */
export function LastUpdated() {
  const { lastUpdatedTime: day } = usePage();
  return (
    day && (
      <time className={styles.updated} dateTime={day}>
        {`Last updated ${longDate(day)}`}
      </time>
    )
  );
}
