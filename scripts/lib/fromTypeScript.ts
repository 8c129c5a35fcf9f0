import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { Document, isMap, isScalar, isSeq, type ParsedNode, parseDocument, visit } from 'yaml';
import { TO_READ_FILE } from '../../plugins/siteConfig/filesToRead';
import { NOT_ASSESSED } from '../../shared/schemas/accessibilitySchema';
import { git, tryGit } from './git';
import { makeTemporaryFolder } from './main';
import { makeAssociation } from './makeAssociation';
import { mustRun, UserFacingError } from './run';

/* Before version 2026.11, an association wrote its facts in TypeScript, and its colors and drawings
   were among the files of the project. This module moves them into association/. When no
   association has such old files any more, delete this module, its test, the lines of
   scripts/upgrade.ts that call it, and what CHANGELOG.md says about it. */

const TOKENS_FILE = 'theme/styles/tokens.css';

/** The old path of each of the association's own files, and its new path in association/. */
const NEW_PATHS: Record<string, string> = {
  'docs/public/donate.svg': 'drawings/donate.svg',
  'docs/public/favicon.svg': 'drawings/favicon.svg',
  'docs/public/scenes': 'drawings/scenes',
  'e2e/queries.txt': 'queries.txt',
  'theme/components/Brand/wordmark.svg': 'wordmark.svg',
  [TOKENS_FILE]: 'tokens.css',
};
const OLD_CONFIG_FILES = ['site.config.ts', 'services.config.ts', 'sidebars.ts'];
const OLD_FILES = [...OLD_CONFIG_FILES, ...Object.keys(NEW_PATHS)];

/** Checks whether a copy of the project still has the facts in TypeScript, and no association/. */
export const hasOldLayout = (folder: string): boolean =>
  existsSync(path.join(folder, 'site.config.ts')) && !existsSync(path.join(folder, 'association'));

/**
 * Writes files of a commit into a new temporary folder. The cleanup of the script removes it.
 *
 * @param folder the association's copy of the project
 * @param names the paths of files and folders in the commit
 * @returns the path of the new folder
 * @throws {UserFacingError} when the commit cannot be read
 */
async function extractFilesOfCommit(
  folder: string,
  commit: string,
  names: string[],
): Promise<string> {
  const targetFolder = makeTemporaryFolder('commit');
  const archive = path.join(targetFolder, 'files.tar');
  await git(folder, ['archive', '--output', archive, commit, ...names], `${commit} cannot be read`);
  await mustRun('tar failed.', 'tar', ['-xf', archive], { cwd: targetFolder, quiet: true });
  rmSync(archive);
  return targetFolder;
}

/**
 * Finds the values that have the comment `// sample`. The old files had the layout of a formatter,
 * and this function relies on it: each level has two more spaces, and a brace at the start of a
 * line begins an element of a list. A comment after the brace that closes a group belongs to the
 * whole group.
 *
 * @param source the text in TypeScript
 * @returns the paths of the values, such as `dues.steps.1`, where 1 is the index in a list
 */
export function findMarkedPaths(source: string): Set<string> {
  let openKeys: { indent: number; key: string }[] = [];
  const elementCounts = new Map<string, number>();
  const pathsWithMark = new Set<string>();
  for (const line of source.split('\n')) {
    const [, spaces = '', name, brace] =
      /^( +)(?:(\w+|'[^']+'|"[^"]+"):(?= |\r?$)|(\{))/.exec(line) ?? [];
    if (name || brace) {
      const enclosingKeys = openKeys.filter(({ indent }) => indent < spaces.length);
      const list = enclosingKeys.map(({ key }) => key).join('.');
      const index = elementCounts.get(list) ?? 0;
      elementCounts.set(list, brace ? index + 1 : index);
      openKeys = [
        ...enclosingKeys,
        { indent: spaces.length, key: name?.replaceAll(/['"]/g, '') ?? String(index) },
      ];
    }
    if (/\/[/*]\s*sample\b/i.test(line)) {
      const [, closingSpaces] = /^( +)[}\]]/.exec(line) ?? [];
      const keys = openKeys.filter(
        ({ indent }) => closingSpaces === undefined || indent <= closingSpaces.length,
      );
      pathsWithMark.add(keys.map(({ key }) => key).join('.'));
    }
  }
  return pathsWithMark;
}

/**
 * Adds the comment `# sample` to each value of YAML that is at a marked path, or below one.
 */
function markValues(node: unknown, pathsWithMark: Set<string>, keys: string[] = []): void {
  const isMarked = keys.some((_, index) => pathsWithMark.has(keys.slice(0, index + 1).join('.')));
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      markValues(value, pathsWithMark, [...keys, String(key)]);
    }
  } else if (isSeq(node) && !node.flow) {
    for (const [index, item] of node.items.entries()) {
      markValues(item, pathsWithMark, [...keys, String(index)]);
    }
  } else if (isMarked) {
    (node as ParsedNode).comment = ' sample';
  }
}

/**
 * Returns a value as YAML. Its parts have the same comments above them, and the same blank lines
 * between them, as in the sample.
 *
 * @param sample the text of the sample's file
 * @param source the text in TypeScript, whose comments `// sample` are kept
 */
export function toYaml(value: unknown, sample: string, source: string): string {
  // YAML can write a repeated value as an alias (*a), which is hard to read.
  const document = new Document(value, { aliasDuplicateObjects: false });
  const sampleDocument = parseDocument(sample);
  document.commentBefore = sampleDocument.commentBefore;
  visit(document, {
    Seq(_, list) {
      list.flow = list.items.every(isScalar);
    },
  });
  if (isMap(document.contents) && isMap(sampleDocument.contents)) {
    for (const pair of document.contents.items) {
      pair.key =
        sampleDocument.contents.items.find(({ key }) => String(key) === String(pair.key))?.key ??
        pair.key;
    }
  } else if (isSeq(document.contents)) {
    for (const item of document.contents.items.slice(1)) {
      (item as ParsedNode).spaceBefore = true;
    }
  }
  markValues(document.contents, findMarkedPaths(source));
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
}

/**
 * Removes the sizes from the association's old file of colors, because sizes now have a file of
 * their own. A size that the association has changed stays.
 *
 * @param tokens the text of the association's file
 * @param originalTokens the text of the project's file when the association made its copy
 * @param sizes the text of the project's new file of sizes
 * @returns the new text of the association's file
 */
export function removeUnchangedSizes(
  tokens: string,
  originalTokens: string,
  sizes: string,
): string {
  const findLineKey = (line: string) => /^ {2}(--[\w-]+:|\/\*.*)/.exec(line)?.[1];
  const names = new Set(sizes.split('\n').map(findLineKey));
  const originalSizeLines = new Set(
    originalTokens.split('\n').filter((line) => findLineKey(line) && names.has(findLineKey(line))),
  );
  const keptLines = tokens.split(/\r?\n/).filter((line) => !originalSizeLines.has(line));
  return keptLines.join('\n').replaceAll(/\n{3,}/g, '\n\n');
}

/**
 * Imports a file of the old configuration.
 *
 * @throws {UserFacingError} when it cannot be imported
 */
async function importConfig(folder: string, name: string): Promise<Record<string, unknown>> {
  try {
    const { outputFiles } = await build({
      entryPoints: [path.join(folder, name)],
      bundle: true,
      format: 'esm',
      write: false,
      logLevel: 'silent',
    });
    const [script] = outputFiles;
    return await import(`data:text/javascript,${encodeURIComponent(script?.text ?? '')}`);
  } catch (error) {
    const reason = String(error).split('\n', 2).join(' ');
    throw new UserFacingError(`${name} cannot be read, so nothing was changed: ${reason}`);
  }
}

/**
 * Copies the old files that the association has changed into its new folder. The other files there
 * come from the new version.
 */
async function copyChangedFiles(
  folder: string,
  oldFolder: string,
  sizes: string,
  targetFolder: string,
): Promise<void> {
  const baseCommit = await git(folder, ['merge-base', 'HEAD', 'FETCH_HEAD']);
  const args = [
    'diff',
    '--name-only',
    '--no-renames',
    '-z',
    baseCommit,
    'HEAD',
    '--',
    ...Object.keys(NEW_PATHS),
  ];
  const changedFiles = (await git(folder, args)).split('\0').filter(Boolean);
  for (const file of changedFiles) {
    const oldPath = Object.keys(NEW_PATHS).find((name) => file.startsWith(name)) ?? '';
    const newFile = path.join(targetFolder, file.replace(oldPath, NEW_PATHS[oldPath] ?? ''));
    rmSync(newFile, { force: true });
    if (existsSync(path.join(oldFolder, file))) {
      mkdirSync(path.dirname(newFile), { recursive: true });
      cpSync(path.join(oldFolder, file), newFile);
    }
  }
  const originalTokens = await git(folder, ['show', `${baseCommit}:${TOKENS_FILE}`]);
  const file = path.join(targetFolder, 'tokens.css');
  writeFileSync(file, removeUnchangedSizes(readFileSync(file, 'utf8'), originalTokens, sizes));
}

/** Returns the facts of an association, and adds the facts that old versions did not have. */
async function addNewFacts(
  folder: string,
  repository: string,
  site: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const hasGuide = existsSync(path.join(folder, 'docs/docs/mattermost'));
  // If `repository` is a clone of the project, its remote “origin” is the address of the project.
  const origin = await tryGit(repository, ['remote', 'get-url', 'origin']);
  return {
    ...site,
    // The old value was true or false. True stays, so that the build asks for an address.
    newsletter: site.newsletter === false ? 'none' : site.newsletter,
    guide: hasGuide ? 'mattermost' : 'none',
    repository: {
      ...(site.repository as object),
      project: origin.code === 0 ? origin.output : 'none',
    },
    accessibility: NOT_ASSESSED,
  };
}

/**
 * Makes the folder association/ in a temporary place, from the old files of an association. The
 * version to merge must be fetched first, because it contains the sample.
 *
 * @param folder the association's copy of the project
 * @param repository the address of the repository that the version comes from
 * @returns the path of the new folder
 * @throws {UserFacingError} when an old file cannot be read
 */
export async function makeAssociationFromTypeScript(
  folder: string,
  repository: string,
): Promise<string> {
  const sizesFile = 'theme/styles/sizes.css';
  const versionFolder = await extractFilesOfCommit(folder, 'FETCH_HEAD', ['sample', sizesFile]);
  const existingFiles = await git(folder, ['ls-tree', '--name-only', 'HEAD', ...OLD_FILES]);
  const oldFolder = await extractFilesOfCommit(folder, 'HEAD', existingFiles.split('\n'));

  const { site } = await importConfig(oldFolder, 'site.config.ts');
  const { services } = await importConfig(oldFolder, 'services.config.ts');
  const { docsSidebar, associationSidebar } = await importConfig(oldFolder, 'sidebars.ts');
  const sample = path.join(versionFolder, 'sample');
  const targetFolder = path.join(versionFolder, 'association');
  const ids = (services as { id: string }[]).map(({ id }) => id);
  makeAssociation(sample, targetFolder, ids);
  for (const [from, to, value] of [
    [
      'site.config.ts',
      'site.yaml',
      await addNewFacts(folder, repository, site as Record<string, unknown>),
    ],
    ['services.config.ts', 'services.yaml', services],
    ['sidebars.ts', 'sidebars.yaml', { docsSidebar, associationSidebar }],
  ] as const) {
    const sampleText = readFileSync(path.join(sample, to), 'utf8');
    const source = readFileSync(path.join(oldFolder, from), 'utf8');
    writeFileSync(path.join(targetFolder, to), toYaml(value, sampleText, source));
  }
  await copyChangedFiles(
    folder,
    oldFolder,
    readFileSync(path.join(versionFolder, sizesFile), 'utf8'),
    targetFolder,
  );
  if (!(site as { sample: boolean }).sample) {
    // An association that has published its site has read its pages, so it needs no list of them.
    rmSync(path.join(targetFolder, TO_READ_FILE));
  }
  return targetFolder;
}

/**
 * Adds the new folder of an association to a merge that is not committed yet, and removes the files
 * that it replaces.
 *
 * @param folder the association's copy of the project
 * @param association the path of the new folder
 */
export async function addAssociationToMerge(folder: string, association: string): Promise<void> {
  cpSync(association, path.join(folder, 'association'), { recursive: true });
  await git(folder, ['add', 'association']);
  await git(folder, ['rm', '-rqf', '--ignore-unmatch', '--', ...OLD_FILES]);
}
