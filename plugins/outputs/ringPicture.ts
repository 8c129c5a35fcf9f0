import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { paths, serviceIcon } from '../../shared/iconPaths.ts';
import { openRing, type Point, ringOf, TO_FREE_PLACE } from '../../shared/ring.ts';

/** In pixels; most programs show pictures of these proportions whole. */
const WIDTH = 1200;
const HEIGHT = 630;

/** In units of the ring. Nodes are larger than on the home page, since no names stand between. */
const MARGIN = 24;
const NODE_RADIUS = 39;
const ICON_SCALE = 1.9;

/** The light ones of theme/styles/tokens.css, by their names there. */
export const COLORS = { background: '#fdfcf9', accent: '#0a5a68', 'second-accent': '#a3460b' };

const node = ({ x, y }: Point, path: string, color: string) =>
  `<g transform="translate(${x} ${y})"><circle r="${NODE_RADIUS}" fill="${color}" stroke="none"/>` +
  `<path d="${path}" transform="scale(${ICON_SCALE}) translate(-12 -12)"/></g>`;

/** The ring of the home page for links that are shared: a node with its icon for each service, and the free place. */
export function ringDrawing(ids: string[]): string {
  const { shares, radius, nodes, free } = ringOf(ids.length);
  const height = 2 * (radius + NODE_RADIUS + MARGIN);
  const width = (height * WIDTH) / HEIGHT;
  const { strokeDasharray, strokeDashoffset } = openRing(shares, radius);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width / 2} ${-height / 2} ${width} ${height}"`,
    ` fill="none" stroke="${COLORS.background}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">`,
    `<circle r="${radius}" stroke="${COLORS.accent}" stroke-width="4" stroke-dasharray="${strokeDasharray}"`,
    ` stroke-dashoffset="${strokeDashoffset}" transform="${TO_FREE_PLACE}"/>`,
    ...nodes.map((at, index) => node(at, paths[serviceIcon(ids[index] ?? '')], COLORS.accent)),
    node(free, paths.people, COLORS['second-accent']),
    '</svg>',
  ].join('');
}

let loaded: Promise<void> | undefined;

/** The drawing as a PNG file. WebAssembly gives the same bytes on every machine. */
export async function ringPicture(ids: string[]): Promise<Uint8Array> {
  loaded ??= initWasm(
    readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  );
  await loaded;
  const options = { background: COLORS.background, fitTo: { mode: 'width', value: WIDTH } } as const;
  return new Resvg(ringDrawing(ids), options).render().asPng();
}
