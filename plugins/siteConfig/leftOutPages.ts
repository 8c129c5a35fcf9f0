import path from 'node:path';
import { isLeftOut } from '../../shared/leftOut.ts';
import { projectRoot } from '../../shared/projectRoot.ts';
import { listFiles } from '../site/listFiles.ts';
import { PAGE_ENDING } from '../sources/mistakeLine.ts';

/** Returns whether a file below `docs/` is a page that the site leaves out. */
export const isLeftOutPage = (file: string): boolean =>
  PAGE_ENDING.test(file) && isLeftOut(`/${file}`);

/** Returns the files of the pages that the site leaves out, as paths below `docs/`. */
export const leftOutPages = (): string[] =>
  listFiles(path.join(projectRoot, 'docs')).filter(isLeftOutPage);
