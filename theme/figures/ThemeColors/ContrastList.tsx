import { MINIMUM_CONTRAST } from '../../../shared/contrast';
import { Announcement } from '../../components/Announcement/Announcement';
import { Icon } from '../../components/Icon/Icon';
import { formatRatio, summarizeContrasts, themeContrasts } from './contrast';
import { Fold } from './Fold';
import * as styles from './ThemeColors.module.css';
import type { Theme } from './themes';

/**
 * Shows the pairs of colors whose contrast ratio is too low. The other pairs are folded.
 *
 * @param name the name of the theme, which is announced, because it may change with a color
 */
export function ContrastList({ theme, name }: { theme: Theme; name: string }) {
  const contrasts = themeContrasts(theme);
  const lowContrasts = contrasts.filter(({ ratio }) => ratio < MINIMUM_CONTRAST);
  const otherContrasts = contrasts.filter(({ ratio }) => ratio >= MINIMUM_CONTRAST);
  const summary = summarizeContrasts(contrasts.map(({ ratio }) => ratio));
  return (
    <>
      <p>{summary}</p>
      <Announcement text={`${name}: ${summary}`} typedText={JSON.stringify(theme)} />
      {lowContrasts.length > 0 && <ContrastItems contrasts={lowContrasts} />}
      <Fold
        summary={
          lowContrasts.length > 0
            ? `The other ${otherContrasts.length} pairs`
            : `All ${otherContrasts.length} pairs`
        }
      >
        <ContrastItems contrasts={otherContrasts} />
      </Fold>
    </>
  );
}

function ContrastItems({ contrasts }: { contrasts: ReturnType<typeof themeContrasts> }) {
  return (
    <ul className={styles.contrasts}>
      {contrasts.map(({ label, text, background, ratio }) => {
        const isLow = ratio < MINIMUM_CONTRAST;
        return (
          <li key={label} data-low={isLow}>
            <svg
              className={styles.sample}
              width="40"
              height="26"
              viewBox="0 0 40 26"
              aria-hidden="true"
            >
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
  );
}
