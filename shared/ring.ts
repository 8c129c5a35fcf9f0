/* The ring of the home page: a node for each service, and a free place, where it is open; 0,0 is its center. */

export const NODE_RADIUS = 26;

/** From line to line of a name. */
export const LINE_HEIGHT = 15;

/** From the center of a node to its name. */
const BESIDE = 32;
const BELOW = 41;

/** The free place, in degrees clockwise from the right, where circles begin. */
const FREE_DEGREES = -40;

/** Turns a circle so that it begins at the free place. */
export const TO_FREE_PLACE = `rotate(${FREE_DEGREES})`;

/** More services make the ring larger, so that neighbors stay this far apart. */
const LEAST_RADIUS = 162;
const SPACING = 102;

/** The free place stands a little outside the ring. */
const OUTSIDE = 1.1;

/** With more nodes than this, their names would be too small to read on a telephone. */
const MANY = 10;

/** A longer name takes two lines, and a longer line is cut. */
const LETTERS = 9;
const MOST_LETTERS = 12;

export type Point = { x: number; y: number };

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** The places on a ring of so many services, clockwise from the free place. */
export function ringOf(count: number) {
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

/** `pathLength` would count in shares, but HTML checkers allow it on paths only. */
export const shareLength = (shares: number, radius: number) =>
  hundredths((2 * Math.PI * radius) / shares);

/**
 * Attributes of a circle that begins at the free place and is open there: it ends under the nodes
 * beside it.
 */
export function openRing(shares: number, radius: number) {
  const share = shareLength(shares, radius);
  return {
    strokeDasharray: `${Math.round((shares - 2) * share)} ${Math.ceil(shares * share)}`,
    strokeDashoffset: -Math.round(share),
  };
}

/**
 * Where a name of so many lines stands, from the center of its node: inside of the ring, so that
 * nothing crosses it.
 */
export function namePlace(
  { x, y }: Point,
  lines: number,
): Point & { anchor: 'start' | 'middle' | 'end' } {
  // Beside a node at the sides, since neighbors stand above and below.
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
 * A name in one line, or in two of about the same length, as it fits into the ring. What is longer
 * is cut.
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
