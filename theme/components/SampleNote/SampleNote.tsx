import { site } from '../../../site.config';
import * as styles from './SampleNote.module.css';

/** At the top and the foot of each page, as long as site.config.ts holds the invented association. */
export const SampleNote = ({ as: Tag }: { as: 'aside' | 'p' }) =>
  site.sample && (
    <Tag className={styles.note}>Sample: association, names, figures and prices are invented.</Tag>
  );
