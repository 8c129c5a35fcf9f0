import { ASSOCIATION_FOLDER } from '../../shared/association.ts';
import { readText } from '../sources/textFile.ts';
import type { Page } from './pages.ts';

/** The files, besides that of the page, that contain what many pages show, such as the footer. */
const SHARED_FILES = [
  `${ASSOCIATION_FOLDER}/site.yaml`,
  `${ASSOCIATION_FOLDER}/services.yaml`,
  `${ASSOCIATION_FOLDER}/sidebars.yaml`,
  'theme/components/Footer/Footer.tsx',
];

type PageSource = Pick<Page, 'address' | 'source'>;

/** Returns the file of a page, or the address of a page that is made without a file. */
export const sourceFileOrAddress = ({ address, source = address }: PageSource) => source;

type LineTest = (line: string) => boolean;

/**
 * Returns the place of the first line in these files that passes the first test:
 * `docs/cgu.mdx:12`. If no line does, it tries the next test.
 */
function findFirstLine(files: string[], lineTests: LineTest[]): string | undefined {
  const filesWithLines = files.map((file) => ({ file, lines: readText(file).split('\n') }));
  for (const passesTest of lineTests) {
    for (const { file, lines } of filesWithLines) {
      const line = lines.findIndex(passesTest) + 1;
      if (line > 0) {
        return `${file}:${line}`;
      }
    }
  }
  return undefined;
}

const filesOfPage = ({ source }: PageSource) => (source ? [source] : []);

/**
 * Finds the line of the page's own file that contains a part of the page: `docs/cgu.mdx:12`. If no
 * line passes a test, a component has made the part: then returns the file without a line.
 */
export const findPlaceInPageFile = (page: PageSource, ...lineTests: LineTest[]): string =>
  findFirstLine(filesOfPage(page), lineTests) ?? sourceFileOrAddress(page);

/**
 * Finds the line that contains a part of a document, in the page's own file or in one of the files
 * with what many pages show. If no line passes a test, returns the page's file without a line.
 */
export const findPlaceInSources = (page: PageSource, ...lineTests: LineTest[]): string =>
  findFirstLine([...filesOfPage(page), ...SHARED_FILES], lineTests) ?? sourceFileOrAddress(page);
