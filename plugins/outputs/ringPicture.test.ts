import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { imageSize } from 'image-size';
import { associationFile } from '../../shared/association.ts';
import { paths } from '../../shared/iconPaths.ts';
import { drawRing, renderRingPicture } from './ringPicture.ts';

/** The numbers of services for which the tests draw a ring. */
const SERVICE_COUNTS = [3, 9, 16];

/** Returns icons for this number of services. */
const makeIcons = (count: number) => Array.from({ length: count }, () => paths.service);

/** Returns the colors of the circles that are filled. */
const findColors = (svg: string) =>
  [...svg.matchAll(/<circle [^>]*?fill="(.*?)"/g)].map(([, color]) => color);

test('the drawing has a node for each service, and one of another color in the free place', () => {
  for (const count of SERVICE_COUNTS) {
    const nodeColors = Array.from({ length: count }, () => 'var(--accent)');
    expect(findColors(drawRing(makeIcons(count), '<svg/>'))).toEqual([
      ...nodeColors,
      'var(--second-accent)',
    ]);
  }
});

test('the picture has the size that the pages name, and few bytes', () => {
  for (const count of SERVICE_COUNTS) {
    const png = renderRingPicture(
      makeIcons(count),
      readFileSync(associationFile('drawings/favicon.svg'), 'utf8'),
    );
    expect(imageSize(png)).toMatchObject({ type: 'png', width: 1200, height: 630 });
    expect(png.length, `bytes for ${count}`).toBeLessThan(60_000);
  }
});
