import { existsSync } from 'node:fs';
import path from 'node:path';
import { FOLDER } from '../../shared/association.ts';
import { site as association } from '../../shared/configuration.ts';
import type { SiteConfig } from '../../shared/schemas/schemas.ts';
import { type DocsVersions, inVersion } from '../../shared/versions.ts';
import { openHistory } from '../site/git.ts';
import type { Site, Step } from '../site/site.ts';
import { SiteProblems } from '../site/siteProblems.ts';
import { PAGE } from '../sources/mistakeLine.ts';

/** The line of `site.yaml` that means that nothing is published yet, as a regular expression. */
const SAMPLE = '^ *sample: true';

/**
 * The options with which Git lists deleted and renamed files. A zero byte ends each field: first
 * the kind of change, D or R, then the name, and for R the new name.
 */
const AS_LIST = ['-z', '--name-status', '-M', '--diff-filter=DR', '--relative'];

/**
 * Returns the files that are gone, each with its new name, if Git knows one.
 *
 * @param list Git's list for one or several commits
 */
export function goneFiles(list: string): Map<string, string | undefined> {
  const gone = new Map<string, string | undefined>();
  const parts = list.split('\0').filter(Boolean);
  while (parts.length > 0) {
    const [kind = '', file = ''] = parts.splice(0, 2);
    const now = kind.trim().startsWith('R') ? parts.shift() : undefined;
    // The newest commit comes first.
    if (!gone.has(file)) {
      gone.set(file, now);
    }
  }
  return gone;
}

/**
 * Finds the files that the site once had and no longer has. For a sample it looks at the last
 * commit only, otherwise at all commits since the values were real. It reads the commits of the
 * branch itself, not those of merged branches.
 *
 * @param folder the folder of the project
 * @param config the path of `site.yaml` in the folder
 * @returns the files, each with its new name, if Git knows one
 * @throws Error if the history is not known
 */
export function goneFrom(
  folder: string,
  isSample: boolean,
  config = `${FOLDER}/site.yaml`,
): Map<string, string | undefined> {
  const git = openHistory(folder);
  const log = (...args: string[]) => git('log', '--first-parent', '-m', ...args);
  const [changed = ''] = log('-1', '--format=%H', `-G${SAMPLE}`, '--', config).split('\n');
  const wasSample = changed && new RegExp(SAMPLE, 'm').test(git('show', `${changed}:./${config}`));
  if (wasSample && !isSample) {
    return new Map();
  }
  const since = changed ? `${changed}..HEAD` : 'HEAD';
  const versions = isSample ? ['-1', 'HEAD'] : [since];
  const gone = goneFiles(
    git('diff', ...AS_LIST, 'HEAD', '--', 'docs') +
      log('--format=', ...AS_LIST, ...versions, '--', 'docs'),
  );
  // Where the image of the container is built, there is no Git index, so Git reports every file as
  // deleted.
  return new Map([...gone].filter(([file]) => !existsSync(path.join(folder, file))));
}

/** Returns the address of a page as links contain it, from the path of its file: `docs/a.mdx`. */
function fileToAddress(file: string, versions: DocsVersions | undefined): string {
  const address = file
    .replace(/^docs/, '')
    .replace(PAGE, '')
    .replace(/\/index$/, '/');
  const [, first = ''] = address.split('/');
  return versions?.versions.includes(first)
    ? inVersion(address.slice(first.length + 1), first, versions)
    : address;
}

/** An address that the build accepts. No page has ever been at another one. */
const ACCEPTED = /^\/[a-z\d_./-]*$/;

const bare = (address: string) => address.replace(/(?<=.)\/$|\.html$/g, '');

/**
 * Returns a line for each page whose address no longer exists, with the redirect to add.
 *
 * @param gone the files that are gone, each with its new name, if it is known
 * @param addresses the addresses of all pages
 */
export function goneMistakes(
  gone: ReadonlyMap<string, string | undefined>,
  addresses: readonly string[],
  { redirects, docsVersions }: Pick<SiteConfig, 'redirects' | 'docsVersions'>,
): string[] {
  const pages = new Map(addresses.map((address) => [bare(address), address]));
  const redirected = new Set(redirects.map(({ from }) => bare(from)));
  const pageOf = (file: string) => pages.get(bare(fileToAddress(file, docsVersions)));

  /** Returns the page that a file has become, also if it was renamed several times. */
  const successorOf = (file: string): string | undefined => {
    const names = new Set([file]);
    // Iterating a Set also visits entries added during the loop.
    for (const name of names) {
      const next = gone.get(name);
      if (next && pageOf(next)) {
        return pageOf(next);
      }
      if (next) {
        names.add(next);
      }
    }
    return undefined;
  };
  /** Returns the nearest page above an address. */
  const above = (address: string): string => {
    const parent = address.replace(/\/[^/]*$/, '');
    return pages.get(parent) ?? (parent ? above(parent) : '/');
  };

  return [...gone.keys()].flatMap((file) => {
    const from = bare(fileToAddress(file, docsVersions));
    if (!PAGE.test(file) || !ACCEPTED.test(from) || pages.has(from) || redirected.has(from)) {
      return [];
    }
    const line = `- { from: ${from}, to: ${successorOf(file) ?? above(from)} }`;
    return `${file}: the page is gone, and whoever has kept its address ${from} finds nothing: add ${line} to redirects in ${FOLDER}/site.yaml`;
  });
}

/**
 * Stops the build if a page was renamed or removed and its old address leads nowhere. For a sample
 * it only prints a note, because it has no visitors, and people who make their own site from it
 * delete pages. Without a history it checks nothing.
 */
export const gonePages = ({ pages }: Site): Step => ({
  finish() {
    let gone = new Map<string, string | undefined>();
    try {
      gone = goneFrom(process.cwd(), association.sample);
    } catch {
      return;
    }
    const addresses = pages.map(({ address }) => address);
    const problems = goneMistakes(gone, addresses, association);
    if (problems.length > 0 && association.sample) {
      console.info(`Asked of a site that is not a sample:\n${problems.join('\n')}`);
    } else if (problems.length > 0) {
      throw new SiteProblems(problems);
    }
  },
});
