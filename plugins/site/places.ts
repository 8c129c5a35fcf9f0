import { ASSOCIATION_FOLDER } from '../../shared/association.ts';
import { readText } from '../sources/textFile.ts';
import type { Page } from './pages.ts';

/** The files that can contain what every page shows, such as a link of the footer. */
const SHARED_FILES = [
  `${ASSOCIATION_FOLDER}/site.yaml`,
  `${ASSOCIATION_FOLDER}/sidebars.yaml`,
  'theme/components/Footer/Footer.tsx',
];

type Source = Pick<Page, 'address' | 'source'>;

/** Returns the file of a page, or the address of a page that is made without a file. */
export const sourceFile = ({ address, source = address }: Source) => source;

type LineTest = (line: string) => boolean;

/**
 * Returns the place of the first line in these files that passes the first test:
 * `docs/cgu.mdx:12`. If no line does, it tries the next test.
 */
function firstLine(files: string[], tests: LineTest[]): string | undefined {
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

const pageFiles = ({ source }: Source) => (source ? [source] : []);

/**
 * Returns the place of a part of a page in the file of the page. If no line passes a test, a
 * component has made the part, and this is the file without a line.
 */
export const placeInText = (page: Source, ...tests: LineTest[]): string =>
  firstLine(pageFiles(page), tests) ?? sourceFile(page);

/**
 * Returns the place of a part of a document, in the file of the page or in one of the files with
 * what every page shows. If no line passes a test, this is the file of the page without a line.
 */
export const describePlace = (page: Source, ...tests: LineTest[]): string =>
  firstLine([...pageFiles(page), ...SHARED_FILES], tests) ?? sourceFile(page);
