/* The ring of the home page. It has a node for each service, and one free place, where the ring is
   open. Its center is at 0,0, and its lengths are in units of the SVG. */

export const NODE_RADIUS = 26;

/** The distance from one line of a name to the next. */
export const LINE_HEIGHT = 15;

/**
 * The distances from the center of a node to its name: to a name beside or above the node, and to a
 * name below it, where the height of the letters is added.
 */
const BESIDE = 32;
const BELOW = 41;

/** The angle of the free place, in degrees clockwise from the right, where circles begin. */
const FREE_DEGREES = -40;

/** Turns a circle so that it begins at the free place. */
export const TO_FREE_PLACE = `rotate(${FREE_DEGREES})`;

/**
 * The smallest radius of the ring, and the distance between neighbors along the ring. More services
 * make the ring larger, so that neighbors keep this distance.
 */
const LEAST_RADIUS = 162;
const SPACING = 102;

/** The distance of the free place from the center, in radii: it lies a little outside the ring. */
const OUTSIDE = 1.1;

/** With more nodes than this, the names would be too small to read on a phone. */
const MANY = 10;

/** A name with more letters than this takes two lines. */
const LETTERS = 9;

/** The number of letters that stay of a line that is too long. An ellipsis follows them. */
const MOST_LETTERS = 12;

/** A point, seen from the center of the ring or of a node. */
export type Point = { x: number; y: number };

const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * Returns the measures of the ring.
 *
 * @param count the number of services
 * @returns `nodes` are the centers of the services' nodes, clockwise from the free place.
 *   `shares` is the number of all places, with the free one. `isLarge` is true if the names
 *   would be too small on a phone.
 */
export function layOutRing(count: number) {
  const shares = count + 1;
  const radius = Math.max(LEAST_RADIUS, Math.round((shares * SPACING) / (2 * Math.PI)));
  const at = (place: number, distance: number): Point => {
    const angle = ((FREE_DEGREES + (place * 360) / shares) / 180) * Math.PI;
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
 * Returns the length of the arc from one place to the next. With the attribute `pathLength`, each
 * arc could have the length 1, but HTML checkers allow this attribute on paths only.
 */
export const shareLength = (shares: number, radius: number) =>
  hundredths((2 * Math.PI * radius) / shares);

/**
 * Returns the attributes of a circle that begins at the free place and is open there. It ends under
 * the nodes beside the free place.
 */
export function openRing(shares: number, radius: number) {
  const arc = shareLength(shares, radius);
  return {
    strokeDasharray: `${Math.round((shares - 2) * arc)} ${Math.ceil(shares * arc)}`,
    strokeDashoffset: -Math.round(arc),
  };
}

/**
 * Returns the place of a name, measured from the center of its node. It lies inside the ring, so
 * that the line of the ring does not cross the name.
 *
 * @param lines the number of lines of the name
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
