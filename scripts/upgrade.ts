// npm run upgrade -- 2026.12.0: takes over a version of the project: merges it, then says what ready and the build say. The
// name is that of a tag or a branch.
//   npm run upgrade -- main --from ../site   from another repository than `repository.project` of site.yaml
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../shared/configuration';
import { changesBetween } from './lib/changelog';
import { main } from './lib/main';
import { root, run, UserFacingError } from './lib/run';

const quietly = { quiet: true };

/** @returns what Git prints @throws {UserFacingError} that says `failure`, with the last words of Git */
async function git(failure: string, ...args: string[]): Promise<string> {
  const { code, output } = await run('git', args, quietly);
  if (code !== 0) {
    throw new UserFacingError(`${failure}\n${output.trim().split('\n').slice(-3).join('\n')}`);
  }
  return output.trim();
}

/** The version and the repository that the command line and the configuration name. @throws {UserFacingError} */
function requested(): { version: string; repository: string } {
  const [version = '', flag, given = ''] = process.argv.slice(2);
  const repository = flag === '--from' ? given : site.repository.project;
  if (!version || version.startsWith('-')) {
    throw new UserFacingError('Name the version, a tag or a branch: npm run upgrade -- 2026.12.0');
  }
  if (repository === 'none' || /\.example\//.test(repository)) {
    throw new UserFacingError(
      'repository.project in site.yaml has to be where the project is: write its address, or add --from ADDRESS.',
    );
  }
  return { version, repository };
}

async function refuseUnfinishedWork(): Promise<void> {
  const changed = await git('There is no history here: upgrade a clone.', 'status', '--porcelain');
  if (changed) {
    throw new UserFacingError(`Commit what you have changed first, so that you can go back:\n${changed}`);
  }
  if (!existsSync(path.join(root, 'association'))) {
    throw new UserFacingError(
      'There is no association/ yet, so your values would be merged with the sample’s: run npm run adopt and commit it first.',
    );
  }
}

/** @throws {UserFacingError} with the newest tags, where there is no such version */
async function fetchVersion(repository: string, version: string): Promise<void> {
  const tags = await git(`${repository} cannot be reached.`, 'ls-remote', '--tags', '--refs', repository);
  const newest = tags
    .split('\n')
    .map((line) => line.replace(/.*refs\/tags\//, ''))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .slice(0, 5);
  const known = newest.filter(Boolean).join(', ') || 'none';
  await git(
    `There is no version ${version}. The newest are: ${known}`,
    'fetch',
    '--no-tags',
    repository,
    version,
  );
}

/** What is to be done about files that both sides have changed. @param status of Git, in its short form */
export function adviceFor(status: string): string[] {
  return status
    .split('\n')
    .filter((line) => /^(?:DD|AU|UD|UA|DU|AA|UU) /.test(line))
    .map((line) => {
      const file = line.slice(3);
      const kind = line.slice(0, 2);
      if (kind === 'UD') {
        return `${file}: the new version has deleted it: git rm ${file}, or keep yours: git add ${file}`;
      }
      return file.startsWith('docs/')
        ? `${file}: both have changed it: keep what is true of you between <<<<<<< and >>>>>>>, then git add ${file}`
        : `${file}: both have changed it: git checkout --theirs ${file} takes the new one; then git add ${file}`;
    });
}

/** Merges what was fetched. Pages that the association has deleted stay deleted. @throws {UserFacingError} where files conflict */
async function merge(version: string): Promise<void> {
  const message = `Take over version ${version}`;
  const { code } = await run('git', ['merge', '--no-ff', '-m', message, 'FETCH_HEAD'], quietly);
  if (code === 0) {
    return;
  }
  const status = await git('The merge cannot be read.', 'status', '--porcelain');
  const deleted = status.split('\n').filter((line) => line.startsWith('DU docs/'));
  for (const line of deleted) {
    await git('The merge cannot be finished.', 'rm', '--quiet', line.slice(3));
    console.log(`${line.slice(3)}: you have deleted it, and it stays so.`);
  }
  const advice = adviceFor(await git('The merge cannot be read.', 'status', '--porcelain'));
  if (advice.length > 0) {
    throw new UserFacingError(
      [
        'In conflict:',
        ...advice,
        'Then: git commit, npm run ready and npm run build. Or back: git merge --abort',
      ].join('\n'),
    );
  }
  await git('The merge cannot be committed.', 'commit', '--no-edit');
}

const versionNow = (): string => JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version;

main(async () => {
  const { version, repository } = requested();
  await refuseUnfinishedWork();
  const before = versionNow();
  await fetchVersion(repository, version);
  await merge(version);
  console.log(changesBetween(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'), before, versionNow()));
  // Both are those of the new version, and install its packages.
  const ready = await run('npm', ['run', '--silent', 'ready']);
  const build = await run('npm', ['run', '--silent', 'build']);
  console.log(
    ready.code + build.code === 0
      ? `Version ${version} is merged, and the site is built. Look at it with npm start.`
      : `Version ${version} is merged. Mend the lines above; or go back with git reset --hard ORIG_HEAD`,
  );
  return build.code;
});
