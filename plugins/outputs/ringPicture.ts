import { Resvg } from '@resvg/resvg-js';
import { ASSOCIATION_FOLDER } from '../../shared/association.ts';
import { paths } from '../../shared/iconPaths.ts';
import {
  layOutRing,
  openRingAttributes,
  type Point,
  ROTATE_TO_FREE_PLACE,
} from '../../shared/ring.ts';
import { lightColor, withLightColors } from '../site/siteColors.ts';
import { SiteProblems } from '../site/siteProblems.ts';

/* The size of the picture. Most programs show a picture of these proportions without cutting it. */
const WIDTH_PX = 1200;
const HEIGHT_PX = 630;

/**
 * Lengths in the units of `layOutRing`, and how many times its size an icon is drawn. The nodes of
 * the services are larger than on the home page, because there are no names between them.
 */
const MARGIN = 24;
const NODE_RADIUS = 39;
const ICON_SCALE = 1.9;

/** Returns a circle with an icon in it, as SVG. */
const drawNode = ({ x, y }: Point, path: string, color: string) =>
  `<g transform="translate(${x} ${y})"><circle r="${NODE_RADIUS}" fill="${color}" stroke="none"/>` +
  `<path d="${path}" transform="scale(${ICON_SCALE}) translate(-12 -12)"/></g>`;

/**
 * Returns the logo for the middle of the ring, as SVG. It is an `<image>`, because its shapes would
 * otherwise get the strokes of the ring.
 */
function drawLogo(drawing: string, size: number): string {
  if (!drawing.includes('<svg')) {
    throw new SiteProblems([
      `${ASSOCIATION_FOLDER}/drawings/favicon.svg: the logo has to be a drawing in SVG`,
    ]);
  }
  const base64Logo = Buffer.from(withLightColors(drawing)).toString('base64');
  const placeAttributes = `x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"`;
  return `<image ${placeAttributes} href="data:image/svg+xml;base64,${base64Logo}"/>`;
}

/**
 * Draws the ring of the home page as a picture for shared links. Around the logo, each service has
 * a node with its icon. One more node, of another color and with an icon of people, is where the
 * ring is open.
 *
 * @param icons the icon of each service, as the attribute `d` of an SVG path
 * @param logo the text of the logo, as SVG
 * @returns the drawing, as SVG
 */
export function drawRing(icons: string[], logo: string): string {
  const { placeCount, radius, nodes, freePlace } = layOutRing(icons.length);
  const height = 2 * (radius + NODE_RADIUS + MARGIN);
  const width = (height * WIDTH_PX) / HEIGHT_PX;
  const viewBox = [-width / 2, -height / 2, width, height].join(' ');
  const { strokeDasharray, strokeDashoffset } = openRingAttributes(placeCount, radius);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"`,
    ' fill="none" stroke="var(--background)" stroke-width="1.7"',
    ' stroke-linecap="round" stroke-linejoin="round">',
    `<circle r="${radius}" stroke="var(--accent)" stroke-width="4"`,
    ` stroke-dasharray="${strokeDasharray}" stroke-dashoffset="${strokeDashoffset}"`,
    ` transform="${ROTATE_TO_FREE_PLACE}"/>`,
    ...nodes.map((nodePosition, index) =>
      drawNode(nodePosition, icons[index] ?? '', 'var(--accent)'),
    ),
    drawNode(freePlace, paths.people, 'var(--second-accent)'),
    drawLogo(logo, 0.8 * radius),
    '</svg>',
  ].join('');
}

/**
 * Returns the drawing of the ring as the bytes of a PNG file. It shows the services and the colors
 * of the association, so each build draws it anew. This takes a tenth of a second.
 */
export function renderRingPicture(icons: string[], logo: string): Uint8Array {
  const svg = withLightColors(drawRing(icons, logo));
  const resvg = new Resvg(svg, {
    background: lightColor('background'),
    fitTo: { mode: 'width', value: WIDTH_PX },
    font: { loadSystemFonts: false },
  });
  return resvg.render().asPng();
}
