// npm run upgrade -- 2026.12.0: takes over a version of the project, which is a tag or a branch.
// The script merges the version, prints what is new, and runs npm run ready and npm run build.
//   --from ../site  gets the version from there, not from repository.project of site.yaml
//   --in ../other   merges into another clone, which may lack this command. The version comes from
//                   the clone that runs the command, or from the repository of --from
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasSampleValue } from '../plugins/siteConfig/readConfig';
import { site } from '../shared/configuration';
import { projectRoot } from '../shared/projectRoot';
import { changesBetween } from './lib/changelog';
import {
  addAssociationToMerge,
  hasOldLayout,
  makeAssociationFromTypeScript,
} from './lib/fromTypeScript';
import { git, tryGit } from './lib/git';
import { main } from './lib/main';
import { lastLines, run, UserFacingError } from './lib/run';

const USAGE = 'Name the version, a tag or a branch: npm run upgrade -- 2026.12.0';

/**
 * Reads what to merge from the command line and the configuration.
 *
 * @returns the name of the version, the address of the repository that has it, and the folder of
 *   the clone to merge it into
 * @throws {UserFacingError} if the version or the repository is missing
 */
function readRequest(): { version: string; repository: string; folder: string } {
  const [version = '', ...options] = process.argv.slice(2);
  const readOption = (name: string) =>
    options.includes(name) ? options[options.indexOf(name) + 1] : undefined;
  if (!version || version.startsWith('-')) {
    throw new UserFacingError(USAGE);
  }
  const other = readOption('--in');
  if (other) {
    return {
      version,
      repository: readOption('--from') ?? projectRoot,
      folder: path.resolve(other),
    };
  }
  const configuredProject: string = site.repository.project ?? 'none';
  const repository =
    readOption('--from') ??
    (configuredProject === 'none' || hasSampleValue(configuredProject) ? '' : configuredProject);
  if (!repository) {
    throw new UserFacingError(
      'repository.project in site.yaml has to be where the project is: ' +
        'write its address, or add --from ADDRESS.',
    );
  }
  return { version, repository, folder: projectRoot };
}

/**
 * Refuses to merge if nobody could undo the merge, or if the merge would mix the association's work
 * with the project's.
 *
 * @throws {UserFacingError} with what to do first
 */
async function refuseUnsafeMerge(folder: string): Promise<void> {
  if ((await tryGit(folder, ['rev-parse', '--verify', 'HEAD'])).code !== 0) {
    throw new UserFacingError(
      'There is no history here, which a merge needs: work in a clone of the repository.',
    );
  }
  const statusOutput = await git(folder, ['status', '--porcelain']);
  if (statusOutput) {
    const files = statusOutput.split('\n').map((line) => line.slice(2).trim());
    throw new UserFacingError(
      `Commit what you have changed first, so that you can go back: ${files.join(', ')}`,
    );
  }
  if (!existsSync(path.join(folder, 'association')) && !hasOldLayout(folder)) {
    throw new UserFacingError(
      'There is no association/ yet, so your values would be lost among the sample’s: ' +
        'run npm run adopt, and commit it.',
    );
  }
  await git(
    folder,
    ['var', 'GIT_COMMITTER_IDENT'],
    'Git has to know who you are (git config user.name)',
  );
}

/**
 * Fetches a version of the project, so that FETCH_HEAD names it.
 *
 * @throws {UserFacingError} if the version does not exist (the message lists the newest tags), or
 *   if it cannot be fetched or merged
 */
async function fetchVersion(folder: string, repository: string, version: string): Promise<void> {
  const listArgs = ['ls-remote', '--refs', '--', repository];
  const refs = (await git(folder, listArgs, `${repository} cannot be reached`))
    .split('\n')
    .map((line) => /^[\da-f]+\t(.*)$/.exec(line)?.[1] ?? '');
  const ref = [`refs/tags/${version}`, `refs/heads/${version}`].find((name) => refs.includes(name));
  if (!ref) {
    const newestTags = refs
      .filter((name) => name.startsWith('refs/tags/'))
      .map((name) => name.slice('refs/tags/'.length))
      .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
      .slice(0, 5);
    throw new UserFacingError(
      `There is no version ${version}. The newest are: ${newestTags.join(', ') || 'none'}`,
    );
  }
  await git(
    folder,
    ['fetch', '--no-tags', '--', repository, ref],
    `${repository} cannot be fetched`,
  );
  if ((await tryGit(folder, ['merge-base', 'HEAD', 'FETCH_HEAD'])).code !== 0) {
    throw new UserFacingError(
      'Your history and that of the project have no commit in common. ' +
        'In a shallow clone, git fetch --unshallow gets the rest.',
    );
  }
}

/**
 * The messages for files in conflict. A key lists the versions of the file that Git has: 1 is the
 * common ancestor, 2 the association's version, 3 the new version of the project.
 */
const CONFLICT_MESSAGES: Record<string, string> = {
  '123': 'you and the new version have changed the same lines',
  '12': 'you have changed it, and the new version has deleted it',
  '13': 'you have deleted it, and the new version has changed it',
};

/** Returns the files in conflict, each with the versions of it that Git has, such as `123`. */
async function findConflicts(folder: string): Promise<Map<string, string>> {
  const versions = new Map<string, string>();
  const output = await git(folder, ['ls-files', '--unmerged', '-z']);
  for (const line of output.split('\0').filter(Boolean)) {
    const [, stage = '', file = ''] = /^\S+ \S+ (\d)\t(.*)$/s.exec(line) ?? [];
    versions.set(file, `${versions.get(file) ?? ''}${stage}`);
  }
  return versions;
}

/**
 * Merges the fetched version without committing the result.
 *
 * @returns whether there was something to merge
 * @throws {UserFacingError} when Git refuses to merge
 */
async function mergeFetchedVersion(folder: string): Promise<boolean> {
  // If the project has renamed a folder, Git would also move the documents that the association has
  // put there.
  const keepFolderNames = ['-c', 'merge.directoryRenames=false'];
  const args = [...keepFolderNames, 'merge', '--no-ff', '--no-commit', 'FETCH_HEAD'];
  const { code, output } = await tryGit(folder, args);
  if ((await tryGit(folder, ['rev-parse', '--verify', '--quiet', 'MERGE_HEAD'])).code === 0) {
    return true;
  }
  if (code !== 0) {
    throw new UserFacingError(
      `Git does not merge it, and has changed nothing: ${lastLines(output, 1)}`,
    );
  }
  return false;
}

/** Makes the files of a folder the same as in a commit, whatever Git has merged into them. */
async function restoreFolder(folder: string, name: string, commit: string): Promise<void> {
  // Git restores nothing if a file in conflict is missing from the commit, so all files are removed
  // first.
  await git(folder, ['rm', '-rqf', '--ignore-unmatch', '--', name]);
  if ((await tryGit(folder, ['cat-file', '-e', `${commit}:${name}`])).code === 0) {
    await git(folder, ['restore', '--source', commit, '--staged', '--worktree', '--', name]);
  }
}

/**
 * Restores `sample/` as the new version has it, and `association/` as the association has it. Git
 * may have mixed them, because one looks like a renamed copy of the other.
 */
async function restoreBothFolders(folder: string): Promise<void> {
  await restoreFolder(folder, 'sample', 'MERGE_HEAD');
  await restoreFolder(folder, 'association', 'HEAD');
}

/**
 * Deletes the pages that the association had deleted before. Git keeps such a page in conflict if
 * the new version has changed it.
 */
async function deletePagesAgain(folder: string): Promise<void> {
  for (const [file, versions] of await findConflicts(folder)) {
    if (versions === '13' && file.startsWith('docs/')) {
      await git(folder, ['rm', '-qf', '--', file]);
      console.log(`${file}: you have deleted it, and it stays so.`);
    }
  }
}

/**
 * Stops if files are in conflict.
 *
 * @throws {UserFacingError} with the files in conflict, and what to do
 */
async function refuseConflicts(folder: string, commitBefore: string): Promise<void> {
  const conflicts = await findConflicts(folder);
  if (conflicts.size === 0) {
    return;
  }
  const lines = [...conflicts].map(
    ([file, versions]) =>
      `  ${file}: ${CONFLICT_MESSAGES[versions] ?? 'you and the new version have both added it'}`,
  );
  throw new UserFacingError(`All is merged but what is in conflict:
${lines.join('\n')}
For each of them:
  edit it: between <<<<<<< and ======= it is yours, from there to >>>>>>> the new one, then git add FILE
  or take it whole: git checkout --ours FILE (yours) or --theirs FILE (the new one), then git add FILE;
    what the other side has changed elsewhere in that file is lost then
  or delete it: git rm FILE
In docs/, keep what is true of you; elsewhere, the new one is right unless you wanted the change.
Then git commit, npm run ready and npm run build; or go back with git merge --abort, after the commit
with git reset --hard ${commitBefore}`);
}

const readVersion = (folder: string): string =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;

/**
 * Prints what is new since a commit: the entries of the changelog, and the changed files that speak
 * in the association's name.
 */
async function printChanges(folder: string, commitBefore: string, version: string): Promise<void> {
  const changelog = readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8');
  console.log(changesBetween(changelog, version, readVersion(folder)));
  const pathsInAssociationName = [
    'docs',
    'shared/ecodesign.txt',
    ':!docs/docs/mattermost',
    ':!docs/public',
  ];
  const pages = await git(folder, [
    'diff',
    '--name-only',
    commitBefore,
    '--',
    ...pathsInAssociationName,
  ]);
  if (pages) {
    console.log(`
These speak in your name, and have changed. Read them:
${pages}
Their changed words alone: git diff --color-words ${commitBefore} -- docs shared/ecodesign.txt
`);
  }
}

main(async () => {
  const { version, repository, folder } = readRequest();
  await refuseUnsafeMerge(folder);
  await fetchVersion(folder, repository, version);
  const commitBefore = await git(folder, ['rev-parse', '--short', 'HEAD']);
  const versionBefore = readVersion(folder);
  const newAssociation = hasOldLayout(folder)
    ? await makeAssociationFromTypeScript(folder, repository)
    : undefined;

  if (!(await mergeFetchedVersion(folder))) {
    console.log(`You have all of version ${version} already.`);
    return 0;
  }
  await restoreBothFolders(folder);
  if (newAssociation) {
    await addAssociationToMerge(folder, newAssociation);
    console.log('association/ has your values, colors and drawings now.');
  }
  await deletePagesAgain(folder);
  await printChanges(folder, commitBefore, versionBefore);
  await refuseConflicts(folder, commitBefore);
  await git(
    folder,
    ['commit', '-m', `Take over version ${version}`],
    'The merge cannot be committed',
  );

  // These are the commands of the new version. They first install its packages.
  const readyRun = await run('npm', ['run', '--silent', 'ready'], { cwd: folder });
  const buildRun = await run('npm', ['run', '--silent', 'build'], { cwd: folder });
  console.log(
    readyRun.code + buildRun.code === 0
      ? `Version ${version} is merged, and the site is built: look at it with npm start.`
      : `Version ${version} is merged. ` +
          `Mend what the lines above tell; or go back with git reset --hard ${commitBefore}`,
  );
  return buildRun.code;
});
