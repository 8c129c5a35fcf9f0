import { slugOf } from '../../shared/slug.ts';

/** The characters that nginx.conf accepts in the address of a page or a file. */
const HARMLESS = /^[\w.-]+$/;

/** @returns the name as an address can hold it: `Réunion d’été.mdx` becomes `reunion-d-ete.mdx` */
export const suggestName = (name: string) => name.split('.').map(slugOf).join('.');

/**
 * The name of each page and file is a part of its address. Accents, spaces and apostrophes would
 * be percent-encoded there, in several ways.
 *
 * @param files below `docs/`, with slashes
 * @returns a line for each file whose address would not work
 */
export function fileNameProblems(files: string[]): string[] {
  return files.flatMap((file) => {
    const wrong = file.split('/').find((name) => !HARMLESS.test(name));
    return wrong
      ? [
          `docs/${file}: an address has no spaces, accents or apostrophes: call ${JSON.stringify(wrong)} ${suggestName(wrong)}`,
        ]
      : [];
  });
}
