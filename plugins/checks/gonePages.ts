import { existsSync } from 'node:fs';
import path from 'node:path';
import { ASSOCIATION_FOLDER } from '../../shared/association.ts';
import { site as association } from '../../shared/configuration.ts';
import type { SiteConfig } from '../../shared/schemas/schemas.ts';
import { type DocsVersions, inVersion } from '../../shared/versions.ts';
import { openHistory } from '../site/git.ts';
import type { Site, Step } from '../site/site.ts';
import { SiteProblems } from '../site/siteProblems.ts';
import { addressOfPage, withoutEnding } from '../sources/fileNames.ts';
import { PAGE_ENDING } from '../sources/mistakeLine.ts';

/** A regular expression for the line of `site.yaml` that makes a site a sample. */
const SAMPLE_LINE = '^ *sample: true';

/**
 * The options with which Git lists deleted and renamed files. A zero byte ends each field: first
 * the kind of change, D or R, then the name, and for R the new name.
 */
const GIT_LIST_OPTIONS = ['-z', '--name-status', '-M', '--diff-filter=DR', '--relative'];

/** Returns the files in lists of Git that are gone, each with its new name, if Git knows one. */
function parseGoneFiles(gitOutput: string): Map<string, string | undefined> {
  const goneFiles = new Map<string, string | undefined>();
  const listFields = gitOutput.split('\0').filter(Boolean);
  while (listFields.length > 0) {
    const [changeKind = '', file = ''] = listFields.splice(0, 2);
    const newName = changeKind.trim().startsWith('R') ? listFields.shift() : undefined;
    // Git lists the newest commit first, and what the newest one says of a file counts.
    if (!goneFiles.has(file)) {
      goneFiles.set(file, newName);
    }
  }
  return goneFiles;
}

/**
 * Finds the files in `docs/` that the site once had and no longer has. Looks at what is not
 * committed yet, and at commits: for a sample at the last one only, otherwise at all since
 * `site.yaml` stopped saying `sample: true`. Reads the commits of the branch itself, not those of
 * merged branches.
 *
 * @param folder the folder of the project
 * @param siteConfigPath the path of `site.yaml` in the folder
 * @returns the files, each with its new name, if Git knows one
 * @throws Error if there is no Git history, or its beginning is missing
 */
export function findGoneFiles(
  folder: string,
  isSample: boolean,
  siteConfigPath = `${ASSOCIATION_FOLDER}/site.yaml`,
): Map<string, string | undefined> {
  const git = openHistory(folder);
  const gitLog = (...args: string[]) => git('log', '--first-parent', '-m', ...args);
  // The last commit that added or removed the line `sample: true`.
  const [lastSampleLineCommit = ''] = gitLog(
    '-1',
    '--format=%H',
    `-G${SAMPLE_LINE}`,
    '--',
    siteConfigPath,
  ).split('\n');
  const wasSample =
    lastSampleLineCommit &&
    new RegExp(SAMPLE_LINE, 'm').test(git('show', `${lastSampleLineCommit}:./${siteConfigPath}`));
  if (wasSample && !isSample) {
    // The line is removed, but this is not committed yet, so no page has been public.
    return new Map();
  }
  const commitRange = lastSampleLineCommit ? `${lastSampleLineCommit}..HEAD` : 'HEAD';
  const revisions = isSample ? ['-1', 'HEAD'] : [commitRange];
  const goneFiles = parseGoneFiles(
    git('diff', ...GIT_LIST_OPTIONS, 'HEAD', '--', 'docs') +
      gitLog('--format=', ...GIT_LIST_OPTIONS, ...revisions, '--', 'docs'),
  );
  // The build of the container image has no Git index, so Git reports every file as deleted, also
  // files that exist.
  return new Map([...goneFiles].filter(([file]) => !existsSync(path.join(folder, file))));
}

/** Returns the address of a page as links contain it, from the path of its file: `docs/a.mdx`. */
function fileToAddress(file: string, versions: DocsVersions | undefined): string {
  const address = addressOfPage(file.replace(/^docs\//, ''));
  const [, firstFolder = ''] = address.split('/');
  return versions?.versions.includes(firstFolder)
    ? inVersion(address.slice(firstFolder.length + 1), firstFolder, versions)
    : address;
}

/**
 * Matches the addresses that pages can have. A deleted file whose name has any other character was
 * never a page.
 */
const VALID_ADDRESS = /^\/[a-z\d_./-]*$/;

/**
 * Returns a line for each page that is gone and whose address has no redirect, with the one to add.
 *
 * @param goneFiles the files that are gone, each with its new name, if it is known
 * @param addresses the addresses of all pages
 */
export function missingRedirectProblems(
  goneFiles: ReadonlyMap<string, string | undefined>,
  addresses: readonly string[],
  { redirects, docsVersions }: Pick<SiteConfig, 'redirects' | 'docsVersions'>,
): string[] {
  const addressesByShortForm = new Map(
    addresses.map((address) => [withoutEnding(address), address]),
  );
  const redirectedAddresses = new Set(redirects.map(({ from }) => withoutEnding(from)));
  const findPageAddress = (file: string) =>
    addressesByShortForm.get(withoutEnding(fileToAddress(file, docsVersions)));

  /** Returns the address of the page that a file has become, also after several renames. */
  const findSuccessorAddress = (file: string): string | undefined => {
    const fileNames = new Set([file]);
    // Iterating a Set also visits entries added during the loop.
    for (const fileName of fileNames) {
      const newFile = goneFiles.get(fileName);
      if (newFile && findPageAddress(newFile)) {
        return findPageAddress(newFile);
      }
      if (newFile) {
        fileNames.add(newFile);
      }
    }
    return undefined;
  };
  const findAddressAbove = (address: string): string => {
    const parentAddress = address.replace(/\/[^/]*$/, '');
    return (
      addressesByShortForm.get(parentAddress) ??
      (parentAddress ? findAddressAbove(parentAddress) : '/')
    );
  };

  return [...goneFiles.keys()].flatMap((file) => {
    const from = withoutEnding(fileToAddress(file, docsVersions));
    if (
      !PAGE_ENDING.test(file) ||
      !VALID_ADDRESS.test(from) ||
      addressesByShortForm.has(from) ||
      redirectedAddresses.has(from)
    ) {
      return [];
    }
    const to = findSuccessorAddress(file) ?? findAddressAbove(from);
    const redirectLine = `- { from: ${from}, to: ${to} }`;
    return (
      `${file}: the page is gone, and whoever has kept its address ${from} finds nothing: ` +
      `add ${redirectLine} to redirects in ${ASSOCIATION_FOLDER}/site.yaml`
    );
  });
}

/**
 * Stops the build if a page was renamed or removed and its old address leads nowhere. For a sample
 * it only prints a note: a sample has no visitors, and people who make their own site from it
 * delete pages. Without the whole Git history it checks nothing.
 */
export const checkGonePages = ({ pages }: Site): Step => ({
  finish() {
    let goneFiles = new Map<string, string | undefined>();
    try {
      goneFiles = findGoneFiles(process.cwd(), association.sample);
    } catch {
      return;
    }
    const addresses = pages.map(({ address }) => address);
    const problems = missingRedirectProblems(goneFiles, addresses, association);
    if (problems.length > 0 && association.sample) {
      console.info(
        `These lines would stop the build of a site that is no sample:\n${problems.join('\n')}`,
      );
    } else if (problems.length > 0) {
      throw new SiteProblems(problems);
    }
  },
});
