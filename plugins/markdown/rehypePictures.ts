import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { imageSizeFromFile } from 'image-size/fromFile';
import { visit } from 'unist-util-visit';

/** The folder of files whose address is their name: `docs/public/`. */
const PUBLIC = path.resolve(import.meta.dirname, '../../docs/public');

/** Gives pictures of Markdown their address below the base, their size, so that no text moves, and loads them near the view. */
export function rehypePictures({ base = '/', folder = PUBLIC } = {}) {
  return async (tree: Root): Promise<void> => {
    const pictures: { properties: Record<string, unknown>; file: string }[] = [];
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'img' && String(properties.src).startsWith('/')) {
        pictures.push({ properties, file: path.join(folder, decodeURI(String(properties.src))) });
        properties.src = base + String(properties.src).slice(1);
      }
    });
    for (const { properties, file } of pictures) {
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
