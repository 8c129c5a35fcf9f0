import { AGENDA_FILE, FEED_FILE, OPEN_SEARCH_FILE } from '../../shared/machineFiles.ts';
import { COPY_LIST_FILE, COPY_WORKER_FILE } from '../../shared/offlineCopy.ts';
import { SEARCH_RECORDS_FILE } from '../../shared/searchRecords.ts';
import { SITE_JSON_FILE } from '../../shared/siteJson.ts';
import { makeSlug } from '../../shared/slug.ts';
import { PAGE_ENDING } from './mistakeLine.ts';

/**
 * A name with only the characters that an address may have. nginx.conf accepts no others. With
 * capital letters, people could write the same address in two ways.
 */
const VALID_NAME = /^[a-z\d_.-]+$/;

/** Files that may hold personal data, and files that operating systems leave in folders. */
const PRIVATE_FILE =
  /(?:^|\/)(?:~\$.*|thumbs\.db|desktop\.ini)$|\.(?:csv|docx?|eml|mdb|ods|odt|sqlite|vcf|xlsx?)$/i;

/** Files that the build writes over those of the same names in docs/public/. */
const BUILT_FILES = new Set([
  AGENDA_FILE,
  COPY_LIST_FILE,
  COPY_WORKER_FILE,
  FEED_FILE,
  'llms.txt',
  OPEN_SEARCH_FILE,
  'robots.txt',
  SEARCH_RECORDS_FILE,
  SITE_JSON_FILE,
  'sitemap.xml',
]);

/** Addresses that nginx.conf uses for something other than pages, and what it uses them for. */
const RESERVED_ADDRESSES: [address: RegExp, what: string][] = [
  [/^\/static(?:\/|$)/, 'the scripts of the site and the fragments of its pages'],
  [/^\/404(?:\/|$)/, 'the not-found page'],
  [/^\/healthz$/, 'the answer to monitors'],
];

/**
 * Returns what the server uses an address for; undefined for an address that a page or a redirect
 * can have.
 */
export const findServerUse = (address: string): string | undefined =>
  RESERVED_ADDRESSES.find(([pattern]) => pattern.test(address))?.[1];

/**
 * Returns the address of a page.
 *
 * @param file its path below `docs/`, such as `docs/index.mdx`, which gives `/docs/`
 */
export const addressOfPage = (file: string): string =>
  `/${file.replace(PAGE_ENDING, '').replace(/(^|\/)index$/, '$1')}`;

/**
 * Returns what the forms of an address have in common. A redirect from one of `/a`, `/a/` and
 * `/a.html` holds for all three.
 */
export const withoutEnding = (address: string): string => address.replace(/(?<=.)\/$|\.html$/, '');

/** Describes the mistake in the address that a page gets from the name of its file. */
function pageNameMistake(file: string): string | undefined {
  const address = addressOfPage(file);
  const serverUse = findServerUse(address);
  if (serverUse) {
    return `the server keeps ${address} for ${serverUse}: choose another name`;
  }
  if (/(?:^|\/)index\//.test(file)) {
    return 'the server takes /index for the page of the folder above: give the folder another name';
  }
  // nginx.conf reads what follows a dot as the type of a file.
  if (/\.[^/]*\.mdx?$/.test(file)) {
    return 'the name of a page has one dot, before mdx: put - in place of the others';
  }
  return undefined;
}

/** Describes the mistake in the address of a file, by its path below `docs/public/`. */
function publicNameMistake(file: string, pageAddresses: ReadonlySet<string>): string | undefined {
  const serverUse = findServerUse(`/${file}`);
  if (serverUse) {
    return `the server keeps /${file} for ${serverUse}: choose another name`;
  }
  if (pageAddresses.has(`/${file}`)) {
    return (
      `the page of the address /${file} could not be reached: ` +
      'give the file an ending, or another name'
    );
  }
  if (/(?:^|\/)index$/.test(file)) {
    return 'the server takes /index for the page of the folder: give the file an ending';
  }
  if (BUILT_FILES.has(file)) {
    return 'the build writes this file itself: delete yours';
  }
  if (/\.(?:br|gz)$/.test(file)) {
    return (
      'the server takes it for the compressed form of another file, ' +
      'and never sends it: make a .zip of it'
    );
  }
  return undefined;
}

/** Describes the mistake in the name of a file, and what to do; undefined for a right name. */
function nameMistake(file: string, pageAddresses: ReadonlySet<string>): string | undefined {
  if (!/^public\/|\.(?:mdx?|tsx?|css|json)$/.test(file)) {
    return 'it is not published: a page ends in .mdx, and other files lie in docs/public/';
  }
  if (PRIVATE_FILE.test(file)) {
    return 'everybody could read it: delete it, or put in a PDF of what is for everybody';
  }
  const wrongName = file.split('/').find((name) => !VALID_NAME.test(name));
  if (wrongName) {
    const suggestedName = wrongName.split('.').map(makeSlug).join('.');
    return (
      'an address has no capitals, spaces, accents or apostrophes: ' +
      `call ${JSON.stringify(wrongName)} ${suggestedName}`
    );
  }
  if (file.startsWith('public/')) {
    return publicNameMistake(file.slice('public/'.length), pageAddresses);
  }
  return PAGE_ENDING.test(file) ? pageNameMistake(file) : undefined;
}

/**
 * Finds names of files that the site does not publish or that may hold personal data, names that an
 * address would have to percent-encode, and names whose address nginx.conf uses for something else.
 *
 * @param files their paths below `docs/`
 * @param pageAddresses the addresses of all pages
 * @returns a line for each such file
 */
export function fileNameProblems(files: string[], pageAddresses: ReadonlySet<string>): string[] {
  return files.flatMap((file) => {
    const mistake = nameMistake(file, pageAddresses);
    return mistake ? `docs/${file}: ${mistake}` : [];
  });
}
