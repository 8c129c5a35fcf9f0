import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CLASS = /\.([a-z_][\w-]*)/gi;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `a` to `Z`, then `a1` to `Z1`, and on. (Two letters could make `ad`, which ad blockers hide.) */
const shortName = (index: number) =>
  LETTERS.charAt(index % LETTERS.length) + (Math.floor(index / LETTERS.length) || '');

/** The short names of the classes of every `*.module.css` below a folder, by `<absolute path>:<class>`. */
function shortNames(folder: string): Map<string, string> {
  const names = new Map<string, string>();
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  for (const sheet of sheets) {
    const file = path.join(folder, sheet);
    for (const [, name] of readFileSync(file, 'utf8').matchAll(CLASS)) {
      const key = `${file}:${name}`;
      if (!names.has(key)) {
        names.set(key, shortName(names.size));
      }
    }
  }
  return names;
}

/**
 * Short names for the classes of every `*.module.css` below a folder, since every page
 * repeats them. The same sources give the same names.
 *
 * @param folder absolute path
 * @returns the function that names a class, given the absolute path of its style sheet
 */
export function classNames(folder: string): (styleSheet: string, className: string) => string {
  const names = shortNames(folder);
  return (styleSheet, className) => {
    const name = names.get(`${styleSheet}:${className}`);
    if (!name) {
      throw new Error(`${styleSheet}: the class ${className} has no short name`);
    }
    return name;
  };
}

/**
 * The classes by their short names, for those who read built pages: `Picture-line` is the class `line` of
 * `Picture.module.css`.
 *
 * @param folder absolute path
 */
export const longClassNames = (folder: string): Map<string, string> =>
  new Map(
    [...shortNames(folder)].map(([key, short]) => {
      const [sheet = '', className] = path.basename(key).split('.module.css:');
      return [short, `${sheet}-${className}`];
    }),
  );
