/*
 * The ring of the home page: a node for each service, and one free place, where the ring is open. All in units of the
 * drawing, whose center is 0,0.
 */

export const NODE_RADIUS = 26;

/** From the center of a node to the first line of its name, and from line to line. */
export const NAME_OFFSET = 40;
export const LINE_HEIGHT = 13;

/** The free place, in degrees clockwise from the right, where circles begin. */
const FREE_DEGREES = -40;

/** Turns a circle so that it begins at the free place. */
export const TO_FREE_PLACE = `rotate(${FREE_DEGREES})`;

/** How far the ring is open on each side of the free place: of a share, and at most in degrees. */
const OPEN = 0.62;
const MOST_OPEN_DEGREES = 28;

/** More services make the ring larger, so that neighbors stay this far apart. */
const LEAST_RADIUS = 150;
const SPACING = 98;

/** The free place stands a little outside the ring. */
const OUTSIDE = 1.1;

/** With more nodes than this, their names would be too small to read on a telephone. */
const MANY = 10;

/** Letters that fit in a line under a node. */
const LETTERS = 12;

export interface Point {
  x: number;
  y: number;
}

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
    viewBox: [-radius - 46, -radius - 30, 2 * radius + 92, 2 * radius + 96].join(' '),
  };
}

/** `pathLength` would count in shares, but HTML checkers allow it on paths only. */
export const shareLength = (shares: number, radius: number) => hundredths((2 * Math.PI * radius) / shares);

/** Attributes of a circle that begins at the free place, and is open there. @param open in shares, on each side */
export function openRing(
  shares: number,
  radius: number,
  open = Math.min(OPEN, (MOST_OPEN_DEGREES / 360) * shares),
) {
  const share = shareLength(shares, radius);
  return {
    strokeDasharray: `${Math.round((shares - 2 * open) * share)} ${Math.ceil(shares * share)}`,
    strokeDashoffset: -Math.round(open * share),
  };
}

const clip = (line: string) => (line.length > LETTERS + 1 ? `${line.slice(0, LETTERS)}…` : line);

/** A name in one line or in two of about the same length, cut to fit under a node. */
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
