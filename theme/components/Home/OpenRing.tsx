import { services } from '../../../services.config';
import { paths, serviceIcon } from '../Icon/paths';
import * as styles from './Home.module.css';

/** The ring of the mark, drawn large, with the services along it. All in units of the drawing, 400 wide. */
const CENTER = 200;
const RADIUS = 140;
const ICON = 24;
const ICON_SCALE = 1.35;
const DISC = 31;
/** With more services, discs and icons are drawn smaller, so that they do not overlap. */
const MOST_FULL_SIZE = 12;
/** The gap of the ring, where the dot leaves it, in degrees clockwise from the top. */
const GAP_START = 30;
const GAP_END = 72;

function onRing(degrees: number, radius = RADIUS): [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(CENTER + radius * Math.cos(angle)), round(CENTER + radius * Math.sin(angle))];
}

/** A drawing for sighted readers; it says nothing that the page does not say in words. */
export function OpenRing() {
  const start = onRing(GAP_END);
  const end = onRing(GAP_START);
  const dot = onRing((GAP_START + GAP_END) / 2, RADIUS * 1.12);
  const step = (360 - (GAP_END - GAP_START)) / services.length;
  const scale = Math.min(1, MOST_FULL_SIZE / services.length);
  return (
    <svg viewBox="0 0 400 400" className={styles.ring} aria-hidden="true">
      <path className={styles.arc} d={`M${start}A${RADIUS} ${RADIUS} 0 1 1 ${end}`} />
      {services.map(({ id }, index) => {
        const [x, y] = onRing(GAP_END + step * (index + 0.5));
        const offset = (ICON * ICON_SCALE * scale) / 2;
        return (
          <g key={id}>
            <circle className={styles.disc} cx={x} cy={y} r={DISC * scale} />
            <path
              className={styles.glyph}
              transform={`translate(${x - offset} ${y - offset}) scale(${ICON_SCALE * scale})`}
              d={paths[serviceIcon(id)]}
            />
          </g>
        );
      })}
      <circle className={styles.dot} cx={dot[0]} cy={dot[1]} r="17" />
    </svg>
  );
}
