import { FOLDER } from '../../shared/association.ts';
import { readText } from '../sources/textFile.ts';
import type { Page } from './pages.ts';

/** The files that affect every page. */
const SHARED_FILES = [
  `${FOLDER}/site.yaml`,
  `${FOLDER}/sidebars.yaml`,
  'theme/components/Footer/Footer.tsx',
];

type Source = Pick<Page, 'address' | 'source'>;

/** The file to edit, or the address. */
export const sourceFile = ({ address, source = address }: Source) => source;

type IsIn = (line: string) => boolean;

/**
 * Finds the first line that passes the first test in these files, or else the next test:
 * `docs/cgu.mdx:12`.
 */
function firstLine(files: string[], tests: IsIn[]): string | undefined {
  const texts = files.map((file) => ({ file, lines: readText(file).split('\n') }));
  for (const isIn of tests) {
    for (const { file, lines } of texts) {
      const line = lines.findIndex(isIn) + 1;
      if (line > 0) {
        return `${file}:${line}`;
      }
    }
  }
  return undefined;
}

const sourceOf = ({ source }: Source) => (source ? [source] : []);

/**
 * Returns the place where a part of the text of a page is written, with its line; without a line
 * when a component makes it.
 */
export const placeInText = (page: Source, ...tests: IsIn[]): string =>
  firstLine(sourceOf(page), tests) ?? sourceFile(page);

/**
 * Returns the place where a part of a document is written: in the text of the page, or in a file
 * that all pages share.
 */
export const describePlace = (page: Source, ...tests: IsIn[]): string =>
  firstLine([...sourceOf(page), ...SHARED_FILES], tests) ?? sourceFile(page);
