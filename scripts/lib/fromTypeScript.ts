import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Document, isMap, isScalar, isSeq, type ParsedNode, parseDocument, visit } from 'yaml';
import { TO_READ } from '../../plugins/siteConfig/filesToRead';
import { git, tryGit } from './git';
import { onCleanup } from './main';
import { makeAssociation } from './makeAssociation';
import { mustRun, UserFacingError } from './run';

/* Before version 2026.11, an association wrote its facts in TypeScript, and its colors and drawings
   were among the files of the project. This module moves them into association/. When nobody has
   such a copy any more, it can be deleted as a whole, with its test, the three lines of
   scripts/upgrade.ts that name it, and the part of CHANGELOG.md. */

const TOKENS = 'theme/styles/tokens.css';

/** The old paths of its files, each with the new path in the folder of the association. */
const MOVED: Record<string, string> = {
  'docs/public/donate.svg': 'drawings/donate.svg',
  'docs/public/favicon.svg': 'drawings/favicon.svg',
  'docs/public/scenes': 'drawings/scenes',
  'e2e/queries.txt': 'queries.txt',
  'theme/components/Brand/wordmark.svg': 'wordmark.svg',
  [TOKENS]: 'tokens.css',
};
const CONFIGS = ['site.config.ts', 'services.config.ts', 'sidebars.ts'];
const GONE = [...CONFIGS, ...Object.keys(MOVED)];

/** Checks whether a copy is from before the move. */
export const isBeforeMove = (folder: string): boolean =>
  existsSync(path.join(folder, 'site.config.ts')) && !existsSync(path.join(folder, 'association'));

/**
 * Writes files of a commit into a new temporary folder.
 *
 * @returns the folder
 */
async function filesOfCommit(folder: string, commit: string, names: string[]): Promise<string> {
  const target = mkdtempSync(path.join(tmpdir(), 'site-commit-'));
  onCleanup(() => rmSync(target, { recursive: true, force: true }));
  const archive = path.join(target, 'files.tar');
  await git(folder, ['archive', '--output', archive, commit, ...names], `${commit} cannot be read`);
  await mustRun('tar failed.', 'tar', ['-xf', archive], { cwd: target, quiet: true });
  rmSync(archive);
  return target;
}

/**
 * Returns the paths of the values that are marked as the sample's. In the paths, elements of lists
 * are numbers. A formatter laid out the files: two more spaces are one more level, and a brace
 * begins an element of a list. A mark after the brace that closes a group belongs to the whole
 * group.
 */
export function markedPaths(source: string): Set<string> {
  let open: { indent: number; key: string }[] = [];
  const elements = new Map<string, number>();
  const marked = new Set<string>();
  for (const line of source.split('\n')) {
    const [, spaces = '', name, brace] =
      /^( +)(?:(\w+|'[^']+'|"[^"]+"):(?= |\r?$)|(\{))/.exec(line) ?? [];
    if (name || brace) {
      const above = open.filter(({ indent }) => indent < spaces.length);
      const list = above.map(({ key }) => key).join('.');
      const number = elements.get(list) ?? 0;
      elements.set(list, brace ? number + 1 : number);
      open = [
        ...above,
        { indent: spaces.length, key: name?.replaceAll(/['"]/g, '') ?? String(number) },
      ];
    }
    if (/\/[/*]\s*sample\b/i.test(line)) {
      const [, closed] = /^( +)[}\]]/.exec(line) ?? [];
      const of = open.filter(({ indent }) => closed === undefined || indent <= closed.length);
      marked.add(of.map(({ key }) => key).join('.'));
    }
  }
  return marked;
}

/** Puts the mark of the sample after each value at a marked path, or below one. */
function markValues(node: unknown, marked: Set<string>, keys: string[] = []): void {
  const isMarked = keys.some((_, index) => marked.has(keys.slice(0, index + 1).join('.')));
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      markValues(value, marked, [...keys, String(key)]);
    }
  } else if (isSeq(node) && !node.flow) {
    for (const [index, item] of node.items.entries()) {
      markValues(item, marked, [...keys, String(index)]);
    }
  } else if (isMarked) {
    (node as ParsedNode).comment = ' sample';
  }
}

/**
 * Returns values in YAML, with marks. The layout is that of the sample: with the sample's comments
 * above the values, and blank lines between groups.
 *
 * @param sample the text of the sample's file
 * @param source the text in TypeScript, which has the marks
 */
export function toYaml(value: unknown, sample: string, source: string): string {
  // An alias (*a) is for programs. People write the same value twice.
  const document = new Document(value, { aliasDuplicateObjects: false });
  const like = parseDocument(sample);
  document.commentBefore = like.commentBefore;
  visit(document, {
    Seq(_, list) {
      list.flow = list.items.every(isScalar);
    },
  });
  if (isMap(document.contents) && isMap(like.contents)) {
    for (const pair of document.contents.items) {
      pair.key =
        like.contents.items.find(({ key }) => String(key) === String(pair.key))?.key ?? pair.key;
    }
  } else if (isSeq(document.contents)) {
    for (const item of document.contents.items.slice(1)) {
      (item as ParsedNode).spaceBefore = true;
    }
  }
  markValues(document.contents, markedPaths(source));
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
}

/**
 * Returns the colors without the sizes that stood beside them. It keeps each size that the
 * association has changed.
 *
 * @param before the project's text at the commit from which the association made its copy
 * @param sizes the text of the file in which the project has the sizes now
 */
export function withoutSizes(tokens: string, before: string, sizes: string): string {
  const nameOf = (line: string) => /^ {2}(--[\w-]+:|\/\*.*)/.exec(line)?.[1];
  const names = new Set(sizes.split('\n').map(nameOf));
  const unchanged = new Set(
    before.split('\n').filter((line) => nameOf(line) && names.has(nameOf(line))),
  );
  const kept = tokens.split(/\r?\n/).filter((line) => !unchanged.has(line));
  return kept.join('\n').replaceAll(/\n{3,}/g, '\n\n');
}

/**
 * Returns the exports of a module of the configuration.
 *
 * @throws {UserFacingError} when it cannot be read
 */
async function read(folder: string, name: string): Promise<Record<string, unknown>> {
  try {
    return await import(path.join(folder, name));
  } catch (error) {
    const [why] = String(error).split('\n');
    throw new UserFacingError(`${name} cannot be read, so nothing was changed: ${why}`);
  }
}

/**
 * Writes the colors and drawings of a commit that the association has changed. The others come from
 * the new version.
 */
async function writeOwnFiles(
  folder: string,
  old: string,
  sizes: string,
  target: string,
): Promise<void> {
  const base = await git(folder, ['merge-base', 'HEAD', 'FETCH_HEAD']);
  const args = [
    'diff',
    '--name-only',
    '--no-renames',
    '-z',
    base,
    'HEAD',
    '--',
    ...Object.keys(MOVED),
  ];
  const changed = (await git(folder, args)).split('\0').filter(Boolean);
  for (const file of changed) {
    const place = Object.keys(MOVED).find((name) => file.startsWith(name)) ?? '';
    const written = path.join(target, file.replace(place, MOVED[place] ?? ''));
    rmSync(written, { force: true });
    if (existsSync(path.join(old, file))) {
      mkdirSync(path.dirname(written), { recursive: true });
      cpSync(path.join(old, file), written);
    }
  }
  const before = await git(folder, ['show', `${base}:${TOKENS}`]);
  const tokens = path.join(target, 'tokens.css');
  writeFileSync(tokens, withoutSizes(readFileSync(tokens, 'utf8'), before, sizes));
}

/** Returns the facts of an association, and the new facts as far as they can be known. */
async function withNewFacts(
  folder: string,
  repository: string,
  site: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const hasGuide = existsSync(path.join(folder, 'docs/docs/mattermost'));
  // The version may come from a clone of the project. The clone names the address of the project.
  const origin = await tryGit(repository, ['remote', 'get-url', 'origin']);
  return {
    ...site,
    // The value was true or false. If it was true, the configuration asks for the address.
    newsletter: site.newsletter === false ? 'none' : site.newsletter,
    guide: hasGuide ? 'mattermost' : 'none',
    repository: {
      ...(site.repository as object),
      project: origin.code === 0 ? origin.output : 'none',
    },
  };
}

/**
 * Makes the folder of an association in a temporary place, from the TypeScript of its copy. The
 * version to merge must be fetched first, because it contains the sample.
 *
 * @param repository the repository that the version comes from
 * @returns the folder
 * @throws {UserFacingError} when a file cannot be read
 */
export async function associationBeforeMove(folder: string, repository: string): Promise<string> {
  const sizesFile = 'theme/styles/sizes.css';
  const newer = await filesOfCommit(folder, 'FETCH_HEAD', ['sample', sizesFile]);
  const there = await git(folder, ['ls-tree', '--name-only', 'HEAD', ...GONE]);
  const old = await filesOfCommit(folder, 'HEAD', there.split('\n'));
  writeFileSync(path.join(old, 'package.json'), '{ "type": "module" }');

  const { site } = await read(old, 'site.config.ts');
  const { services } = await read(old, 'services.config.ts');
  const { docsSidebar, associationSidebar } = await read(old, 'sidebars.ts');
  const sample = path.join(newer, 'sample');
  const target = path.join(newer, 'association');
  const ids = (services as { id: string }[]).map(({ id }) => id);
  makeAssociation(sample, target, ids);
  for (const [from, to, value] of [
    [
      'site.config.ts',
      'site.yaml',
      await withNewFacts(folder, repository, site as Record<string, unknown>),
    ],
    ['services.config.ts', 'services.yaml', services],
    ['sidebars.ts', 'sidebars.yaml', { docsSidebar, associationSidebar }],
  ] as const) {
    const laidOut = readFileSync(path.join(sample, to), 'utf8');
    const source = readFileSync(path.join(old, from), 'utf8');
    writeFileSync(path.join(target, to), toYaml(value, laidOut, source));
  }
  await writeOwnFiles(folder, old, readFileSync(path.join(newer, sizesFile), 'utf8'), target);
  if (!(site as { sample: boolean }).sample) {
    // The association has already read the pages of a published site.
    rmSync(path.join(target, TO_READ));
  }
  return target;
}

/**
 * Puts the folder into a merge that is not committed yet, and removes the files that it replaces.
 */
export async function bringAssociation(folder: string, association: string): Promise<void> {
  cpSync(association, path.join(folder, 'association'), { recursive: true });
  await git(folder, ['add', 'association']);
  await git(folder, ['rm', '-rqf', '--ignore-unmatch', '--', ...GONE]);
}
