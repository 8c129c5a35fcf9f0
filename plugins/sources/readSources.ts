import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ExifReader from 'exifreader';
import { buildTimeMs, formatUtcDay } from '../../shared/buildTime.ts';
import { services } from '../../shared/configuration.ts';
import type { FrontMatter } from '../../shared/schemas/frontMatterSchema.ts';
import { listFiles } from '../site/listFiles.ts';
import { isLeftOutPage } from '../siteConfig/leftOutPages.ts';
import { addressOfPage, fileNameProblems } from './fileNames.ts';
import { frontMatterMistakes, readFrontMatter } from './frontMatter.ts';
import { PAGE_ENDING } from './mistakeLine.ts';
import { checkText } from './textFile.ts';

/** The largest size of a picture. A larger one would take longer to load than its page. */
const MAX_PICTURE_BYTES = 200_000;
const PICTURE_FILE = /\.(?:avif|gif|jpe?g|png|webp)$/i;

/** Checks whether a picture contains the place where it was taken, as photos from phones do. */
function hasGpsPosition(bytes: Buffer): boolean {
  try {
    return 'GPSLatitude' in ExifReader.load(bytes);
  } catch {
    // `ExifReader` throws for a picture without data of a camera.
    return false;
  }
}

/** The file of a post below `docs/`, or below the folder of its version if there are versions. */
const POST_FILE = /^(?:[^/]+\/)?blog\/(?!archive\.)/;

/** The front matter of a page, and the path of its file below `docs/`, with slashes. */
type SourcePage = FrontMatter & { file: string };

/**
 * The result of reading the files of the pages: their mistakes, a line each, notes on what is not a
 * mistake, and the addresses of the pages.
 */
export interface Sources {
  problems: string[];
  notes: string[];
  /**
   * The addresses of all pages, including pages that are left out of the site. Links to those are
   * not reported here, because the check of the rendered pages reports them. Undefined if there are
   * versions, because a link then leads to another page in each version.
   */
  addresses: Set<string> | undefined;
  /** The text of each page that can be read, by its file below `docs/`. */
  texts: Map<string, string>;
  /** The title of each post, by its file below `docs/`. */
  postTitles: Map<string, string>;
}

/**
 * Returns a line for each page that has something in common with an earlier page.
 *
 * @param keyOf returns what to compare, such as the title; empty if a page does not have it
 * @param message describes the mistake of a page; `firstFile` is the file of the earlier page
 */
function repetitionProblems(
  pages: SourcePage[],
  keyOf: (page: SourcePage) => string,
  message: (page: SourcePage, firstFile: string) => string,
): string[] {
  const firstFiles = new Map<string, string>();
  return pages.flatMap((page) => {
    const key = keyOf(page);
    const earlierFile = key && firstFiles.get(key);
    firstFiles.set(key, earlierFile || `docs/${page.file}`);
    return earlierFile ? `docs/${page.file}: ${message(page, earlierFile)}` : [];
  });
}

/** Returns a line that names the posts with a date in the future, which are not mistakes. */
function futurePostNotes(pages: SourcePage[]): string[] {
  const futurePosts = pages.filter(
    ({ file, date }) => POST_FILE.test(file) && date && date > formatUtcDay(buildTimeMs()),
  );
  const names = futurePosts.map(({ file, date }) => `docs/${file} (${date})`);
  return names.length > 0 ? [`Still to come, and published all the same: ${names.join(', ')}`] : [];
}

/**
 * Reads and checks the files of the pages.
 *
 * @param root the whole path of `docs/`
 * @param versions the folders of the versions of the documentation; empty if there are none
 */
export function readSources(root: string, versions: string[] = []): Sources {
  const allFiles = listFiles(root).filter((file) => !/(?:^|\/)\.(?!well-known)/.test(file));
  const files = allFiles.filter((file) => !isLeftOutPage(file));
  const pageAddresses = new Set(
    allFiles.filter((file) => PAGE_ENDING.test(file)).map(addressOfPage),
  );
  const problems = fileNameProblems(files, pageAddresses);
  const addresses = versions.length > 0 ? undefined : pageAddresses;
  const pages: SourcePage[] = [];
  const pagesWithBook: SourcePage[] = [];
  const texts = new Map<string, string>();
  const postTitles = new Map<string, string>();
  for (const file of files) {
    const fullPath = path.join(root, file);
    const { size } = statSync(fullPath);
    if (PICTURE_FILE.test(file) && size > MAX_PICTURE_BYTES) {
      problems.push(
        `docs/${file}: ${Math.round(size / 1000)} kB; ` +
          `make the picture smaller than ${MAX_PICTURE_BYTES / 1000} kB`,
      );
    }
    if (PICTURE_FILE.test(file) && hasGpsPosition(readFileSync(fullPath))) {
      problems.push(
        `docs/${file}: the picture shows everybody where it was taken: ` +
          'save it without its location (GPS)',
      );
    }
    if (PAGE_ENDING.test(file)) {
      const { text, mistake } = checkText(readFileSync(fullPath));
      const { values, mistakes } = readFrontMatter(text);
      const isPost = POST_FILE.test(file);
      const mistakesOfPage = mistake ? [mistake] : [...mistakes];
      if (mistakesOfPage.length === 0) {
        const service = services.find(({ id }) => file.endsWith(`docs/services/${id}.mdx`));
        mistakesOfPage.push(
          ...frontMatterMistakes(text, values, isPost, services, pageAddresses, service),
        );
      }
      // If a wrong front matter does not begin with ---, the check of the text would take it for a
      // part of the text.
      const canCheckText = !mistake && (mistakes.length === 0 || text.startsWith('---'));
      if (canCheckText) {
        texts.set(file, text);
      }
      if (isPost && values.title) {
        postTitles.set(file, values.title);
      }
      const page = { ...values, file };
      pages.push(page);
      if (text.includes('<GuideBook ')) {
        pagesWithBook.push(page);
      }
      problems.push(
        ...mistakesOfPage.map(({ line, message }) => `docs/${file}:${line}: ${message}`),
      );
    }
  }
  const versionOf = ({ file }: SourcePage) =>
    versions.find((version) => file.startsWith(`${version}/`)) ?? '';
  return {
    problems: [
      ...problems,
      ...repetitionProblems(
        pages,
        ({ file }) => file.replace(PAGE_ENDING, ''),
        (_, firstFile) => `${firstFile} has the same address: rename one of them`,
      ),
      ...repetitionProblems(
        pages,
        (page) => (page.title ? `${versionOf(page)} ${page.title}` : ''),
        ({ title }, firstFile) =>
          `${firstFile} has the title “${title}”, too: nobody could tell them apart`,
      ),
      ...repetitionProblems(
        pages,
        (page) => (page.description ? `${versionOf(page)} ${page.description}` : ''),
        (_, firstFile) => `${firstFile} has the same description: write one that fits this page`,
      ),
      ...repetitionProblems(
        pagesWithBook,
        ({ file }) => path.dirname(file),
        (_, firstFile) =>
          `the book of <GuideBook> would overwrite that of ${firstFile}: one folder has one`,
      ),
    ],
    notes: futurePostNotes(pages),
    addresses,
    texts,
    postTitles,
  };
}
