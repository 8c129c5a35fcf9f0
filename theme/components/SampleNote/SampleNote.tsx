import { site } from '../../../site.config';
import * as styles from './SampleNote.module.css';

const NOTE = 'Sample: association, names, figures and prices are invented.';

/** A note on each page while site.config.ts describes the invented association. */
export const SampleNote = ({ atTop = false }: { atTop?: boolean }) =>
  site.sample && (atTop ? <aside className={styles.note}>{NOTE}</aside> : <p>{NOTE}</p>);
