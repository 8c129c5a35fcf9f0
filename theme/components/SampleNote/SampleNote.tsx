import { site } from '../../../shared/configuration';
import * as styles from './SampleNote.module.css';

const NOTE = 'Sample: everything here is invented.';

/** Shows a note on each page while site.yaml describes the sample association. */
export const SampleNote = ({ isAtTop = false }: { isAtTop?: boolean }) =>
  site.sample && (isAtTop ? <aside className={styles.note}>{NOTE}</aside> : <p>{NOTE}</p>);
