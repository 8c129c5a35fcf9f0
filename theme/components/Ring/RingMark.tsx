import { services } from '../../../shared/configuration';
import { serviceIcon } from '../../../shared/iconPaths';
import { openRing, shareLength, TO_FREE_PLACE } from '../../../shared/ring';
import { findService } from '../../config/values';
import * as styles from './Ring.module.css';

const RADIUS = 28;

/**
 * Draws a small ring with a dot for each service. The dot of the given service is filled, and the
 * icon of the service is in the middle. It is decoration only.
 */
export function RingMark({ id }: { id: string }) {
  const shares = services.length + 1;
  const share = services.findIndex((service) => service.id === id) + 1;
  return (
    <svg viewBox="-33 -33 66 66" className={styles.mark} aria-hidden="true">
      <g transform={TO_FREE_PLACE}>
        <circle r={RADIUS} {...openRing(shares, RADIUS)} />
        {/* Each dot is a dash of zero length with round ends. */}
        <circle r={RADIUS} strokeDasharray={`0 ${shareLength(shares, RADIUS)}`} />
        <circle r="5" cx={RADIUS} transform={`rotate(${(share * 360) / shares})`} />
      </g>
      <path d={serviceIcon(findService(id))} />
    </svg>
  );
}

/**
 * Renders the mark of one of three steps, in a list inside `<div data-steps="">`: a ring of three
 * arcs, with the arc of the step filled and its number in the middle.
 *
 * @param n the number of the step, from 1 to 3
 */
export function StepMark({ n }: { n: number }) {
  const third = shareLength(3, RADIUS);
  const arc = Math.round(0.8 * third);
  return (
    <svg viewBox="-33 -33 66 66" className={styles.mark} aria-hidden="true">
      <circle r={RADIUS} strokeDasharray={`${arc} ${third - arc}`} />
      <circle r={RADIUS} strokeDasharray={`${arc} 999`} strokeDashoffset={(1 - n) * third} />
      <text
        y="8"
        textAnchor="middle"
        className={styles.middle}
        fill="var(--second-accent)"
        stroke="none"
      >
        {n}
      </text>
    </svg>
  );
}
