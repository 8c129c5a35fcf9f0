import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { imageSizeFromFile } from 'image-size/fromFile';
import { selectAll } from '../site/html.ts';

/** The folder of files whose address is their name: `docs/public/`. */
const PUBLIC = path.resolve(import.meta.dirname, '../../docs/public');

/**
 * Gives the pictures that Markdown shows, `![words](/name.png)`, their address below the base, and
 * their width and height, so that the text below does not move when they come, and lets browsers
 * load them when they come near the view.
 *
 * @param options base: of the site, with both slashes; folder: of the pictures
 */
export function rehypePictures({ base = '/', folder = PUBLIC } = {}) {
  return async (tree: Root): Promise<void> => {
    for (const { properties } of selectAll('img[src^="/"]', tree)) {
      const file = path.join(folder, decodeURI(String(properties.src)));
      properties.src = base + String(properties.src).slice(1);
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
