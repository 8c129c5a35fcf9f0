import path from 'node:path';
import { isLeftOut } from '../../shared/leftOut.ts';
import { filesOf } from '../site/filesOf.ts';
import { PAGE } from '../sources/mistakeLine.ts';

/** Checks whether a file below `docs/` is a page that is left out of the site. */
export const isLeftOutPage = (file: string): boolean => PAGE.test(file) && isLeftOut(`/${file}`);

/** Returns the pages that Rspress leaves out, as their files below `docs/`. */
export const leftOutPages = (docs = path.resolve(import.meta.dirname, '../../docs')): string[] =>
  filesOf(docs).filter(isLeftOutPage);
