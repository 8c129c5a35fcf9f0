import type { Point } from '../../shared/ring.ts';

/** A straight piece of a line. */
export type Segment = readonly [from: Point, to: Point];

/** Pieces that stand for a curve: enough for an icon of 100 pixels. */
const PIECES = 12;

/** How many numbers follow each command. */
const COUNTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, A: 7, Z: 0 };

const pieces = (at: (share: number) => Point): Point[] =>
  Array.from({ length: PIECES }, (_, index) => at((index + 1) / PIECES));

/** Points of a part of a circle. https://www.w3.org/TR/SVG2/implnote.html#ArcImplementationNotes */
function arc(from: Point, to: Point, radius: number, isLarge: boolean, isClockwise: boolean): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const height = Math.sqrt(Math.max(0, radius ** 2 - (length / 2) ** 2));
  const side = (isLarge === isClockwise ? -height : height) / length;
  const center = { x: (from.x + to.x) / 2 - dy * side, y: (from.y + to.y) / 2 + dx * side };
  const angleOf = ({ x, y }: Point) => Math.atan2(y - center.y, x - center.x);
  const start = angleOf(from);
  const turn = 2 * Math.PI;
  const clockwise = (((angleOf(to) - start) % turn) + turn) % turn;
  const sweep = isClockwise ? clockwise : clockwise - turn;
  const r = Math.max(radius, length / 2);
  return pieces((share) => ({
    x: center.x + r * Math.cos(start + share * sweep),
    y: center.y + r * Math.sin(start + share * sweep),
  }));
}

const bezier = (from: Point, one: Point, two: Point, to: Point): Point[] =>
  pieces((share) => {
    const rest = 1 - share;
    const mix = (axis: 'x' | 'y') =>
      rest ** 3 * from[axis] +
      3 * rest ** 2 * share * one[axis] +
      3 * rest * share ** 2 * two[axis] +
      share ** 3 * to[axis];
    return { x: mix('x'), y: mix('y') };
  });

/**
 * The straight pieces of a drawing.
 *
 * @param path the attribute `d` of an SVG path, with the commands M, L, H, V, C, Z, and A for parts of circles
 * @throws Error when it has another command
 */
export function segmentsOf(path: string): Segment[] {
  const segments: Segment[] = [];
  let start: Point = { x: 0, y: 0 };
  let at = start;
  const lineTo = (point: Point) => {
    segments.push([at, point]);
    at = point;
  };
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const name = command.toUpperCase();
    const count = COUNTS[name];
    if (count === undefined) {
      throw new Error(
        `“${command}” in the path ${path} cannot be drawn: use ${Object.keys(COUNTS).join(', ')}.`,
      );
    }
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    if (name === 'Z') {
      lineTo(start);
    }
    for (let first = 0; first < numbers.length; first += count) {
      const values = numbers.slice(first, first + count);
      const origin = command === name ? { x: 0, y: 0 } : at;
      const point = (index: number) => ({
        x: origin.x + (values[index] ?? 0),
        y: origin.y + (values[index + 1] ?? 0),
      });
      if (name === 'M' && first === 0) {
        start = point(0);
        at = start;
      } else if (name === 'H') {
        lineTo({ x: point(0).x, y: at.y });
      } else if (name === 'V') {
        lineTo({ x: at.x, y: origin.y + (values[0] ?? 0) });
      } else if (name === 'C') {
        bezier(at, point(0), point(2), point(4)).forEach(lineTo);
      } else if (name === 'A') {
        arc(at, point(5), values[0] ?? 0, values[3] === 1, values[4] === 1).forEach(lineTo);
      } else {
        lineTo(point(0));
      }
    }
  }
  return segments;
}
