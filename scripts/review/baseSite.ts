import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../shared/projectRoot';
import { git, tryGit } from '../lib/git';
import { makeTemporaryFolder, onCleanup } from '../lib/main';
import { run, UserFacingError } from '../lib/run';

/** The hash of zeros that a forge gives as the commit before the first push of a branch. */
const ZERO_HASH = /^0+$/;

/**
 * Finds the commit with which the pages are compared: the newest one that both a revision and HEAD
 * have in their history. So in a pull request, later changes to its target branch do not count.
 *
 * @param revision a commit, a branch or a tag
 * @throws {UserFacingError} with the reason why there is no such commit
 */
export async function findBaseCommit(revision: string): Promise<string> {
  if (ZERO_HASH.test(revision)) {
    throw new UserFacingError('the branch is new, and has no commit before it');
  }
  const { code, output } = await tryGit(projectRoot, [
    'merge-base',
    '--end-of-options',
    revision,
    'HEAD',
  ]);
  if (code !== 0) {
    throw new UserFacingError(`this clone has no commit that ${revision} and HEAD have in common`);
  }
  return output;
}

/** Returns the reason why an earlier commit does not build with the installed npm packages. */
async function describeBuildFailure(commit: string): Promise<string> {
  const { code } = await tryGit(projectRoot, [
    'diff',
    '--quiet',
    commit,
    '--',
    'package-lock.json',
  ]);
  return code === 0
    ? `the commit ${commit.slice(0, 7)} does not build`
    : `other npm packages belong to the commit ${commit.slice(0, 7)}`;
}

/**
 * Builds the site of an earlier commit in a temporary folder, with the npm packages that are
 * installed now. The cleanup removes the folder.
 *
 * @param env the variables of the build, besides OUT_DIR
 * @returns the folder of the built site
 * @throws {UserFacingError} with the reason why the commit cannot be built
 */
export async function buildBaseSite(commit: string, env: NodeJS.ProcessEnv): Promise<string> {
  // Git forgets a worktree whose folder is gone. The cleanup that deletes the folder runs before
  // this one, because the last cleanup runs first.
  onCleanup(() => tryGit(projectRoot, ['worktree', 'prune']));
  const folder = makeTemporaryFolder('review');
  const [worktree, outDir] = [path.join(folder, 'project'), path.join(folder, 'dist')];
  await git(projectRoot, ['worktree', 'add', '--quiet', '--detach', worktree, commit]);
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(worktree, 'node_modules'));
  const { code } = await run('npm', ['run', '--silent', 'build'], {
    cwd: worktree,
    env: { ...env, OUT_DIR: outDir },
    quiet: true,
  });
  if (code !== 0) {
    throw new UserFacingError(await describeBuildFailure(commit));
  }
  return outDir;
}
