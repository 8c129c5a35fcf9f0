import { Icon } from '../../components/Icon/Icon';
import { formatRatio, MINIMUM_CONTRAST, summarizeContrasts, themeContrasts } from './contrast';
import * as styles from './ThemeColors.module.css';
import type { Theme } from './themes';

/** The contrast ratio of each kind of text, with a warning if it is too low. */
export function ContrastList({ theme }: { theme: Theme }) {
  const contrasts = themeContrasts(theme);
  return (
    <>
      <p role="status">{summarizeContrasts(contrasts.map(({ ratio }) => ratio))}</p>
      <ul className={styles.contrasts}>
        {contrasts.map(({ label, text, background, ratio }) => {
          const isLow = ratio < MINIMUM_CONTRAST;
          return (
            <li key={label} data-low={isLow}>
              <svg className={styles.sample} width="40" height="26" viewBox="0 0 40 26" aria-hidden="true">
                <rect width="40" height="26" fill={background} />
                <text x="20" y="18" fontSize="14" fontWeight="600" textAnchor="middle" fill={text}>
                  Aa
                </text>
              </svg>
              <span>{label}</span>{' '}
              <span className={styles.ratio}>
                <strong>{formatRatio(ratio)}</strong> to 1
                {isLow && <span className={styles.low}> too low</span>}
              </span>
              <Icon name={isLow ? 'warning' : 'check'} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
