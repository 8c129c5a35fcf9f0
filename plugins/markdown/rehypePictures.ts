import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { imageSizeFromFile } from 'image-size/fromFile';
import { publicFile } from '../../shared/association.ts';

/**
 * Gives pictures of Markdown the base and their size, so that no text moves, and has them loaded
 * near the view.
 */
export function rehypePictures({ base = '/', fileOf = publicFile } = {}) {
  return async (tree: Root): Promise<void> => {
    for (const { properties } of selectAll('img[src^="/"]', tree)) {
      const address = String(properties.src);
      const file = fileOf(address);
      properties.src = base + address.slice(1);
      // A picture that is missing stops the build elsewhere, with its page.
      if (file) {
        const {
          width,
          height,
          orientation = 1,
        } = await imageSizeFromFile(file).catch(() => {
          throw new Error(`browsers cannot display the picture ${properties.src}`);
        });
        // A phone that was held upright only notes it; browsers turn the picture.
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
