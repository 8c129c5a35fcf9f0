import { paths, serviceIcon } from '../../shared/iconPaths.ts';
import { openDegrees, type Point, ringOf } from '../../shared/ring.ts';
import { Canvas, colorOf } from './canvas.ts';
import { type Segment, segmentsOf } from './strokes.ts';

/** In pixels, in the proportions that most programs show whole. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 36;

/** Larger than on the home page, since no names stand between: in units of the ring. */
const NODE = 39;
/** Of an icon with its grid of 24 units, in the same units. */
const ICON = 46;

/** The light ones of theme/styles/tokens.css, by their names there. */
export const COLORS = { background: '#fdfcf9', accent: '#0a5a68', 'second-accent': '#a3460b' };
const BACKGROUND = colorOf(COLORS.background);
const ACCENT = colorOf(COLORS.accent);
const SECOND_ACCENT = colorOf(COLORS['second-accent']);

/** Straight pieces that the ring is drawn of. */
const PIECES = 180;

const DEGREE = Math.PI / 180;

/**
 * The ring of the home page as a picture for links that are shared: a node with its icon for each service, and the
 * free place.
 *
 * @param ids of the services
 * @returns a PNG file
 */
export function ringPicture(ids: string[]): Uint8Array {
  const { radius, nodes, free } = ringOf(ids.length);
  const unit = (HEIGHT - 2 * MARGIN) / (2 * (radius + NODE));
  const toPixels = ({ x, y }: Point): Point => ({ x: WIDTH / 2 + x * unit, y: HEIGHT / 2 + y * unit });
  const canvas = new Canvas(WIDTH, HEIGHT, BACKGROUND);

  const { from, to } = openDegrees(ids.length + 1);
  const point = (degrees: number) =>
    toPixels({ x: radius * Math.cos(degrees * DEGREE), y: radius * Math.sin(degrees * DEGREE) });
  const ring = Array.from({ length: PIECES }, (_, index): Segment => {
    const [start, end] = [index, index + 1].map((piece) => from + (piece * (to - from)) / PIECES);
    return [point(start as number), point(end as number)];
  });
  canvas.stroke(ring, 4 * unit, ACCENT);

  const node = (at: Point, path: string, color: typeof ACCENT) => {
    const center = toPixels(at);
    canvas.stroke([[center, center]], 2 * NODE * unit, color);
    const scale = (ICON / 24) * unit;
    const onGrid = ({ x, y }: Point): Point => ({
      x: center.x + (x - 12) * scale,
      y: center.y + (y - 12) * scale,
    });
    const lines = segmentsOf(path).map(([start, end]): Segment => [onGrid(start), onGrid(end)]);
    canvas.stroke(lines, 1.7 * scale, BACKGROUND);
  };
  for (const [index, id] of ids.entries()) {
    node(nodes[index] as Point, paths[serviceIcon(id)], ACCENT);
  }
  node(free, paths.people, SECOND_ACCENT);
  return canvas.toPng();
}
