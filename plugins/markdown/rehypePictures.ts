import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { imageSizeFromFile } from 'image-size/fromFile';
import { findPublicFile } from '../../shared/association.ts';

/**
 * Adds the base to the addresses of pictures in Markdown. Gives the pictures their size, so that
 * the text does not move when they load. A picture loads only when it is near the view.
 *
 * @param fileOf returns the file of a picture by its address; undefined if there is none
 */
export function rehypePictures({ base = '/', fileOf = findPublicFile } = {}) {
  return async (tree: Root): Promise<void> => {
    for (const { properties } of selectAll('img[src^="/"]', tree)) {
      const address = String(properties.src);
      const file = fileOf(address);
      properties.src = base + address.slice(1);
      // If a picture is missing, `checkLinks` stops the build and names the page.
      if (file) {
        const {
          width,
          height,
          orientation = 1,
        } = await imageSizeFromFile(file).catch(() => {
          throw new Error(`browsers cannot display the picture ${properties.src}`);
        });
        // A phone that is held upright does not turn its picture, but writes an orientation into
        // it, by which browsers turn the picture. From 5 on, width and height change places.
        const isTurned = orientation >= 5;
        Object.assign(properties, {
          width: isTurned ? height : width,
          height: isTurned ? width : height,
          loading: 'lazy',
          decoding: 'async',
        });
      }
    }
  };
}
