import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { imageSize } from 'image-size';
import { ringDrawing, ringPicture } from './ringPicture.ts';

const COUNTS = [3, 9, 16];

/** The ids of so many services without an icon of their own. */
const ids = (count: number) => Array.from({ length: count }, (_, index) => `service-${index}`);

/** Of the circles that are filled. */
const colorsOf = (svg: string) => [...svg.matchAll(/<circle [^>]*?fill="(.*?)"/g)].map(([, color]) => color);

test('the drawing has a node for each service, and one of another color in the free place', () => {
  for (const count of COUNTS) {
    const nodes = Array.from({ length: count }, () => 'var(--accent)');
    expect(colorsOf(ringDrawing(ids(count)))).toEqual([...nodes, 'var(--second-accent)']);
  }
});

test('the picture has the size that the pages name, and few bytes', async () => {
  for (const count of COUNTS) {
    const png = await ringPicture(ids(count), readFileSync('docs/public/favicon.svg', 'utf8'));
    expect(imageSize(png)).toMatchObject({ type: 'png', width: 1200, height: 630 });
    expect(png.length, `bytes for ${count}`).toBeLessThan(60_000);
  }
});
