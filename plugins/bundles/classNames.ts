import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CLASS = /\.([a-z_][\w-]*)/gi;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Browsers that block advertisements hide what is called so. */
const ADVERTISEMENT = /^ad$/i;

/** A name of one or two letters for each number below 2,756: `a` to `Z`, then `aa` and on. */
function lettersOf(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length);
  const rest = Math.floor(index / LETTERS.length);
  return rest === 0 ? last : lettersOf(rest - 1) + last;
}

/** Names that differ from each other, the shortest first. */
function* shortNames(): Generator<string, never> {
  for (let index = 0; ; index += 1) {
    const name = lettersOf(index);
    if (!ADVERTISEMENT.test(name)) {
      yield name;
    }
  }
}

/**
 * Short names for the classes of every `*.module.css` below a folder, since each of them
 * is repeated in every page, in the style sheet and in the scripts. The same sources give
 * the same names.
 *
 * @param folder absolute path
 * @returns the function that names a class, given the absolute path of its style sheet
 */
export function classNames(folder: string): (styleSheet: string, className: string) => string {
  const names = new Map<string, string>();
  const unused = shortNames();
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  for (const sheet of sheets) {
    const file = path.join(folder, sheet);
    for (const [, name] of readFileSync(file, 'utf8').matchAll(CLASS)) {
      const key = `${file}:${name}`;
      if (!names.has(key)) {
        names.set(key, unused.next().value);
      }
    }
  }
  return (styleSheet, className) => {
    const name = names.get(`${styleSheet}:${className}`);
    if (!name) {
      throw new Error(`${styleSheet}: the class ${className} has no short name`);
    }
    return name;
  };
}
