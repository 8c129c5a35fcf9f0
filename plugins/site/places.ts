import { readFileSync } from 'node:fs';
import type { Page } from './pages.ts';

/** The files with what stands on every page. */
const SHARED_FILES = ['site.config.ts', 'sidebars.ts', 'theme/components/Footer/Footer.tsx'];

/** The file to edit, or the address. */
export const fileOf = ({ address, source = address }: Pick<Page, 'address' | 'source'>) => source;

/**
 * Where something of a page is written, to tell it: there, or in a file that all share, with the line; the page without one
 * where a component makes it. @param isIn whether a line may have it
 */
export function placeOf(page: Pick<Page, 'address' | 'source'>, isIn: (line: string) => boolean): string {
  for (const file of [...(page.source ? [page.source] : []), ...SHARED_FILES]) {
    const line = readFileSync(file, 'utf8').split('\n').findIndex(isIn) + 1;
    if (line > 0) {
      return `${file}:${line}`;
    }
  }
  return fileOf(page);
}
