/* The ring of the home page: a node for each service, and a free place, where the ring is open. Its
   center is at 0,0. */

export const NODE_RADIUS = 26;

/** The distance from one line of a name to the next. */
export const LINE_HEIGHT = 15;

/** The distances from the center of a node to its name. */
const BESIDE = 32;
const BELOW = 41;

/** The angle of the free place, in degrees clockwise from the right, where circles begin. */
const FREE_DEGREES = -40;

/** Turns a circle so that it begins at the free place. */
export const TO_FREE_PLACE = `rotate(${FREE_DEGREES})`;

/**
 * The smallest radius, and the distance between neighbors. More services make the ring larger, so
 * that neighbors keep this distance.
 */
const LEAST_RADIUS = 162;
const SPACING = 102;

/**
 * The distance of the free place from the center, as a multiple of the radius: a little outside the
 * ring.
 */
const OUTSIDE = 1.1;

/** The number of nodes above which their names would be too small to read on a telephone. */
const MANY = 10;

/**
 * The most letters of a name in one line, and of a line. A longer name takes two lines, and a
 * longer line is cut.
 */
const LETTERS = 9;
const MOST_LETTERS = 12;

export type Point = { x: number; y: number };

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Returns the places on a ring of so many services, clockwise from the free place. */
export function layOutRing(count: number) {
  const shares = count + 1;
  const radius = Math.max(LEAST_RADIUS, Math.round((shares * SPACING) / (2 * Math.PI)));
  const at = (share: number, distance: number): Point => {
    const angle = ((FREE_DEGREES + (share * 360) / shares) / 180) * Math.PI;
    return { x: Math.round(distance * Math.cos(angle)), y: Math.round(distance * Math.sin(angle)) };
  };
  return {
    shares,
    radius,
    nodes: Array.from({ length: count }, (_, index) => at(index + 1, radius)),
    free: at(0, radius * OUTSIDE),
    isLarge: count > MANY,
    viewBox: [-radius - 29, -radius - 29, 2 * radius + 58, 2 * radius + 58].join(' '),
  };
}

/**
 * Returns the length of an arc. `pathLength` could count in shares, but HTML checkers allow it on
 * paths only.
 */
export const shareLength = (shares: number, radius: number) =>
  hundredths((2 * Math.PI * radius) / shares);

/**
 * Returns the attributes of a circle that begins at the free place and is open there. It ends under
 * the nodes beside the free place.
 */
export function openRing(shares: number, radius: number) {
  const share = shareLength(shares, radius);
  return {
    strokeDasharray: `${Math.round((shares - 2) * share)} ${Math.ceil(shares * share)}`,
    strokeDashoffset: -Math.round(share),
  };
}

/**
 * Returns the place of a name with so many lines, measured from the center of its node. It lies
 * inside the ring, so that nothing crosses the name.
 */
export function namePlace(
  { x, y }: Point,
  lines: number,
): Point & { anchor: 'start' | 'middle' | 'end' } {
  // At the sides, the name stands beside its node, because the neighbors stand above and below.
  if (Math.abs(y) < Math.abs(x)) {
    return {
      x: x > 0 ? -BESIDE : BESIDE,
      y: 5 - ((lines - 1) * LINE_HEIGHT) / 2,
      anchor: x > 0 ? 'end' : 'start',
    };
  }
  return { x: 0, y: y < 0 ? BELOW : -BESIDE - (lines - 1) * LINE_HEIGHT, anchor: 'middle' };
}

const clip = (line: string) =>
  line.length > MOST_LETTERS + 1 ? `${line.slice(0, MOST_LETTERS)}…` : line;

/**
 * Splits a name so that it fits into the ring: into one line, or into two of about the same length.
 * It cuts lines that are too long.
 */
export function nameLines(name: string): string[] {
  if (name.length <= LETTERS) {
    return [name];
  }
  const spaces = [...name.matchAll(/\s/g)].map(({ index }) => index);
  const [best] = spaces.sort(
    (one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2),
  );
  return (best === undefined ? [name] : [name.slice(0, best), name.slice(best + 1)]).map(clip);
}
