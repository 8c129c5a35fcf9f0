/* The ring is a drawing on the home page: a circle with a node for each service. It has one more
   place, the free place, where the circle is open and a link invites visitors to join. The center
   is at 0,0, and all lengths are in units of the SVG. */

export const NODE_RADIUS = 26;

/** The distance from one line of a name to the next. */
export const LINE_HEIGHT = 17;

/**
 * The distances from the center of a node to its name: to a name beside or above the node, and to a
 * name below it, where the height of the letters is added.
 */
const NAME_DISTANCE = 32;
const NAME_DISTANCE_BELOW = 43;

/** The angle of the free place, in degrees clockwise from the right, where circles begin. */
const FREE_PLACE_DEGREES = -40;

/** The SVG transform that turns a circle so that it begins at the free place. */
export const ROTATE_TO_FREE_PLACE = `rotate(${FREE_PLACE_DEGREES})`;

/**
 * The smallest radius of the ring, and the distance between neighbors along the ring. More services
 * make the ring larger, so that neighbors keep this distance.
 */
const MIN_RADIUS = 162;
const NODE_SPACING = 102;

/**
 * The distance of the free place from the center, as a multiple of the radius. The free place lies
 * a little outside the ring.
 */
const FREE_PLACE_RADII = 1.1;

/** With more nodes than this, the names would be too small to read on a phone. */
const MAX_READABLE_NODES = 9;

/** A name with more letters than this takes two lines, if it has a space. */
const MAX_LETTERS_ON_ONE_LINE = 9;

/** The number of letters that stay of a line that is too long. An ellipsis follows them. */
const LETTERS_OF_CUT_LINE = 11;

/** A point, seen from the center of the ring or of a node. */
export type Point = { x: number; y: number };

/**
 * Returns the measures of the ring.
 *
 * @param serviceCount the number of services
 * @returns `nodes` are the centers of the services' nodes, clockwise from the free place.
 *   `placeCount` is the number of all places, with the free one. `isLarge` is true if the names
 *   would be too small on a phone.
 */
export function layOutRing(serviceCount: number) {
  const placeCount = serviceCount + 1;
  const radius = Math.max(MIN_RADIUS, Math.round((placeCount * NODE_SPACING) / (2 * Math.PI)));
  const pointAt = (place: number, distance: number): Point => {
    const angleRadians = ((FREE_PLACE_DEGREES + (place * 360) / placeCount) / 180) * Math.PI;
    return {
      x: Math.round(distance * Math.cos(angleRadians)),
      y: Math.round(distance * Math.sin(angleRadians)),
    };
  };
  return {
    placeCount,
    radius,
    nodes: Array.from({ length: serviceCount }, (_, index) => pointAt(index + 1, radius)),
    freePlace: pointAt(0, radius * FREE_PLACE_RADII),
    isLarge: serviceCount > MAX_READABLE_NODES,
    viewBox: [-radius - 29, -radius - 29, 2 * radius + 58, 2 * radius + 58].join(' '),
  };
}

/**
 * Returns the length of the arc from one place to the next, rounded to hundredths. With the
 * attribute `pathLength`, each arc could have the length 1, but HTML checkers allow this attribute
 * on paths only.
 */
export const arcLength = (placeCount: number, radius: number) =>
  Math.round((200 * Math.PI * radius) / placeCount) / 100;

/**
 * Returns the attributes that leave a circle open at the free place. Both ends of its line lie
 * under the nodes beside the free place. The circle must begin at the free place.
 */
export function openRingAttributes(placeCount: number, radius: number) {
  const arc = arcLength(placeCount, radius);
  return {
    strokeDasharray: `${Math.round((placeCount - 2) * arc)} ${Math.ceil(placeCount * arc)}`,
    strokeDashoffset: -Math.round(arc),
  };
}

/**
 * Returns the position of a name, measured from the center of its node. The name lies between its
 * node and the center of the ring. So the line of the ring does not cross it, and it keeps away
 * from the names of the neighbors.
 *
 * @param lines the number of lines of the name
 */
export function findNamePosition(
  { x, y }: Point,
  lines: number,
): Point & { anchor: 'start' | 'middle' | 'end' } {
  const inward = -NAME_DISTANCE / Math.hypot(x, y);
  const heightBelowFirstLine = (lines - 1) * LINE_HEIGHT;
  // At the sides, the name stands beside its node, because the neighbors stand above and below.
  if (Math.abs(y) < Math.abs(x)) {
    return {
      x: x > 0 ? -NAME_DISTANCE : NAME_DISTANCE,
      y: Math.round(inward * y) + 5 - heightBelowFirstLine / 2,
      anchor: x > 0 ? 'end' : 'start',
    };
  }
  return {
    x: Math.round(inward * x),
    y: y < 0 ? NAME_DISTANCE_BELOW : -NAME_DISTANCE - heightBelowFirstLine,
    anchor: 'middle',
  };
}

const cutLine = (line: string) =>
  line.length > LETTERS_OF_CUT_LINE + 1 ? `${line.slice(0, LETTERS_OF_CUT_LINE)}…` : line;

/**
 * Splits a name into one line, or into two lines of about the same length, so that it fits into the
 * ring. Cuts lines that are too long.
 */
export function splitNameIntoLines(name: string): string[] {
  if (name.length <= MAX_LETTERS_ON_ONE_LINE) {
    return [name];
  }
  const spaces = [...name.matchAll(/\s/g)].map(({ index }) => index);
  const [bestSpace] = spaces.sort(
    (one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2),
  );
  return (
    bestSpace === undefined ? [name] : [name.slice(0, bestSpace), name.slice(bestSpace + 1)]
  ).map(cutLine);
}
