import { existsSync } from 'node:fs';
import { ASSOCIATION_FOLDER, associationFile } from '../../shared/association.ts';
import type { SiteConfig } from '../../shared/schemas/schemas.ts';
import { readText } from '../sources/textFile.ts';

/** The file with the list of files that the association has not yet read and confirmed. */
export const TO_READ_FILE = 'to-read.txt';

/** A file, or a folder of files, that speaks in the name of the association or shows who it is. */
interface FileToRead {
  /** The path from the folder of the project. */
  file: string;
  /** What the file is, in words. */
  what: string;
  /** The law that makes somebody responsible for the file. */
  why?: string;
  /**
   * Returns whether the site leaves the file out, because the association does not have what the
   * file is about.
   */
  isLeftOut?: (site: Partial<SiteConfig>) => boolean;
}

const DRAWINGS_FOLDER = 'association/drawings';

/**
 * The files that an association has to read, besides the values of its configuration, when it makes
 * the site its own.
 */
const FILES_TO_READ: FileToRead[] = [
  {
    file: 'docs/docs/association/statuts.mdx',
    what: 'the statutes in English: each article has to say what yours says',
    why: 'law of July 1, 1901, article 5: what was filed binds',
  },
  {
    file: 'docs/cgu.mdx',
    what:
      'the terms of use, the legal notice, what is done with personal data, ' +
      'and the declaration of accessibility',
    why: 'law 2004-575, GDPR, law 2005-102: they promise and declare in your name',
  },
  {
    file: 'shared/ecodesign.txt',
    what: 'the declaration of ecodesign: each criterion with its reason',
    why: 'law 2021-1485, article 25: it is declared in your name',
  },
  { file: 'docs/index.mdx', what: 'the home page' },
  {
    file: 'docs/docs/association.mdx',
    what: 'who you are, how one joins and leaves, what you publish',
  },
  {
    file: 'docs/docs/association/groups.mdx',
    what: 'how a group comes to you, with texts that people copy and send in your name',
  },
  { file: 'docs/docs/services.mdx', what: 'the overview of the services' },
  { file: 'docs/docs/index.mdx', what: 'the index of the documentation' },
  {
    file: 'docs/docs/mattermost',
    what: 'the guide to Mattermost, a folder of pages',
    isLeftOut: ({ guide }) => guide === 'none',
  },
  { file: 'association/tokens.css', what: 'the colors and typefaces' },
  {
    file: 'association/wordmark.svg',
    what: 'the drawn name: another one is written as text until you draw it',
  },
  { file: `${DRAWINGS_FOLDER}/favicon.svg`, what: 'the icon' },
  {
    file: `${DRAWINGS_FOLDER}/not-found.svg`,
    what: 'the drawing of the not-found page',
  },
  {
    file: `${DRAWINGS_FOLDER}/donate.svg`,
    what: 'the badge for donations, whose link is read as “Donate to” and your name',
    isLeftOut: ({ links }) => links?.donation === 'none',
  },
  { file: `${DRAWINGS_FOLDER}/scenes`, what: 'the scenes of the home page, a folder of drawings' },
];

const SERVICE_PAGE_FILE = /^docs\/docs\/services\/([^/]+)\.mdx?$/;

/**
 * Returns the text of `to-read.txt` for an association that makes its site from the sample.
 *
 * @param ids the ids of the services, each of which has a page
 */
export function makeToReadText(ids: string[]): string {
  const servicePages = ids.map((id) => `docs/docs/services/${id}.mdx`);
  return `# What you have not read yet. Delete a line when the file is true of you, as it came or as you changed it:
# \`npm run ready\` tells what each file is, and lists those that are left.
${[...FILES_TO_READ.map(({ file }) => file), ...servicePages].join('\n')}
`;
}

/** Reads `to-read.txt`; the text is empty if there is no such file, as in the sample. */
function readToReadFile(): string {
  const file = associationFile(TO_READ_FILE);
  return existsSync(file) ? readText(file) : '';
}

/**
 * Returns the files that the association has not confirmed, in the order of `to-read.txt`. Each has
 * its place in that list: `association/to-read.txt:3`.
 *
 * @param ids the ids of the services
 * @param site the facts of `site.yaml`, as far as they can be read
 * @param toReadText the text of `to-read.txt`
 */
export function unreadFiles(
  ids: string[],
  site: Partial<SiteConfig>,
  toReadText = readToReadFile(),
): (FileToRead & { place: string })[] {
  return toReadText.split('\n').flatMap((line, index) => {
    const file = line.trim();
    const [, id] = SERVICE_PAGE_FILE.exec(file) ?? [];
    const fileToRead: FileToRead | undefined =
      id && ids.includes(id)
        ? { file, what: 'the page of a service' }
        : FILES_TO_READ.find((knownFile) => knownFile.file === file);
    return fileToRead && !fileToRead.isLeftOut?.(site)
      ? { ...fileToRead, place: `${ASSOCIATION_FOLDER}/${TO_READ_FILE}:${index + 1}` }
      : [];
  });
}
