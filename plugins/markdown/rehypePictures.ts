import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { imageSizeFromFile } from 'image-size/fromFile';

/** The folder of files whose address is their name: `docs/public/`. */
const PUBLIC = path.resolve(import.meta.dirname, '../../docs/public');

/** Gives pictures of Markdown the base and their size, so that no text moves, and has them loaded near the view. */
export function rehypePictures({ base = '/', folder = PUBLIC } = {}) {
  return async (tree: Root): Promise<void> => {
    for (const { properties } of selectAll('img[src^="/"]', tree)) {
      const address = String(properties.src);
      const file = path.join(folder, address);
      properties.src = base + address.slice(1);
      // A picture that is missing stops the build elsewhere, with its page.
      if (existsSync(file)) {
        const { width, height } = await imageSizeFromFile(file).catch(() => {
          throw new Error(`the picture ${properties.src} is none that browsers display`);
        });
        Object.assign(properties, { width, height, loading: 'lazy', decoding: 'async' });
      }
    }
  };
}
