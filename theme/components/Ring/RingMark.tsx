import { useHead } from '@rspress/core/runtime';
import { services } from '../../../shared/configuration';
import { findServiceIconPath } from '../../../shared/iconPaths';
import { PAGE_STYLE_ATTRIBUTE } from '../../../shared/pageParts';
import { arcLength, openRingAttributes, ROTATE_TO_FREE_PLACE } from '../../../shared/ring';
import { findService } from '../../config/values';
import * as styles from './Ring.module.css';
import stepStyles from './steps.css?inline';

const RADIUS = 28;

/** The attributes of every mark. The height counts only if the style sheet is missing. */
const MARK_ATTRIBUTES = { className: styles.mark, viewBox: '-33 -33 66 66', height: 66 };

/** Draws the icon of a service in a small ring of dots for all services, its own dot filled. */
export function RingMark({ id }: { id: string }) {
  // The ring has a free place before the first service (shared/ring.ts).
  const placeCount = services.length + 1;
  const placeIndex = services.findIndex((service) => service.id === id) + 1;
  return (
    <svg {...MARK_ATTRIBUTES} aria-hidden="true">
      <g transform={ROTATE_TO_FREE_PLACE}>
        <circle r={RADIUS} {...openRingAttributes(placeCount, RADIUS)} />
        {/* Each dot is a dash of zero length with round ends. */}
        <circle r={RADIUS} strokeDasharray={`0 ${arcLength(placeCount, RADIUS)}`} />
        <circle r="5" cx={RADIUS} transform={`rotate(${(placeIndex * 360) / placeCount})`} />
      </g>
      <path d={findServiceIconPath(findService(id))} />
    </svg>
  );
}

/**
 * Renders the mark of one of three steps, in a list inside `<div data-steps="">`. The mark is a
 * ring of three arcs. Each step fills one more arc, and the number of the step is in the middle.
 *
 * @param n the number of the step, from 1 to 3
 */
export function StepMark({ n }: { n: number }) {
  useHead({ style: [{ key: 'steps', innerHTML: stepStyles, [PAGE_STYLE_ATTRIBUTE]: '' }] });
  const thirdLength = arcLength(3, RADIUS);
  const stepArcLength = Math.round(0.8 * thirdLength);
  const arcAndGap = `${stepArcLength} ${thirdLength - stepArcLength}`;
  // The last gap is longer than the rest of the ring, so that no dash follows it.
  const filledArcs = `${`${arcAndGap} `.repeat(n - 1)}${stepArcLength} 999`;
  return (
    <svg {...MARK_ATTRIBUTES} aria-hidden="true">
      <circle r={RADIUS} strokeDasharray={arcAndGap} />
      <circle r={RADIUS} strokeDasharray={filledArcs} />
      <text y="8" textAnchor="middle" className={styles.middle}>
        {n}
      </text>
    </svg>
  );
}
