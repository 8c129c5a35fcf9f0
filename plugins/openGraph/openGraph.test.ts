import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, test } from '@rstest/core';
import { imageSize } from 'image-size';
import { paths } from '../../shared/iconPaths.ts';
import { ringOf } from '../../shared/ring.ts';
import { COLORS, ringPicture } from './ringPicture.ts';
import { segmentsOf } from './strokes.ts';

/** The ids of so many services without a drawing of their own. */
const ids = (count: number) => Array.from({ length: count }, (_, index) => `service-${index}`);

/** A function that tells the color of a pixel, in hexadecimal digits. */
function colorsOf(png: Uint8Array) {
  const bytes = Buffer.from(png);
  const data = bytes.indexOf('IDAT') + 4;
  const lines = inflateSync(bytes.subarray(data, data + bytes.readUInt32BE(data - 8)));
  return (x: number, y: number) =>
    lines
      .subarray(y * 3601 + 1 + 3 * x)
      .subarray(0, 3)
      .toString('hex');
}

test('the picture has a node for each of 3 to 16 services, and one of another color in the free place', () => {
  for (const count of [3, 9, 16]) {
    const png = ringPicture(ids(count));
    expect(imageSize(png)).toMatchObject({ width: 1200, height: 630 });
    expect(png.length, `bytes for ${count}`).toBeLessThan(25_000);
    const colorAt = colorsOf(png);
    const { nodes, free, radius } = ringOf(count);
    const unit = (630 - 72) / (2 * (radius + 39));
    // Right of the icon, within the node.
    const colors = [...nodes, free].map(({ x, y }) =>
      colorAt(Math.round(600 + (x + 32) * unit), Math.round(315 + y * unit)),
    );
    expect(colors).toEqual([...nodes.map(() => '0a5a68'), 'a3460b']);
    expect([colorAt(600, 315), colorAt(5, 5)]).toEqual(['fdfcf9', 'fdfcf9']);
  }
});

test('the drawing of every icon stays in its grid', () => {
  for (const [name, path] of Object.entries(paths).filter(([, drawn]) => !/s/i.test(drawn))) {
    for (const { x, y } of segmentsOf(path).flat()) {
      expect(
        [x, y].every((value) => value >= 2 && value <= 22),
        `${name}: ${x} ${y}`,
      ).toBe(true);
    }
  }
});

test('a part of a circle is drawn around its center, the short or the long way', () => {
  const distances = (path: string) =>
    segmentsOf(path).map(([, { x, y }]) => Math.hypot(x - 10, y - 10).toFixed(6));
  expect(new Set(distances('M14 10a4 4 0 0 1-4 4'))).toEqual(new Set(['4.000000']));
  expect(new Set(distances('M14 10a4 4 0 1 0-4 4'))).toEqual(new Set(['4.000000']));
  const middle = ([, , , , , half]: ReturnType<typeof segmentsOf>) => half?.[1];
  expect(middle(segmentsOf('M14 10a4 4 0 0 1-8 0'))?.y).toBeCloseTo(14);
  expect(middle(segmentsOf('M14 10a4 4 0 0 0-8 0'))?.y).toBeCloseTo(6);
});

test('a command that is not known is refused with its path', () => {
  expect(() => segmentsOf('M0 0Q1 1 2 2')).toThrow(
    '“Q” in the path M0 0Q1 1 2 2 cannot be drawn: use M, L, H, V, C, A, Z.',
  );
});

test('the colors are those of light mode', () => {
  const tokens = readFileSync(path.resolve('theme/styles/tokens.css'), 'utf8').split('}')[0];
  for (const [name, color] of Object.entries(COLORS)) {
    expect(tokens).toContain(`--${name}: ${color};`);
  }
});
