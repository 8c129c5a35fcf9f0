// npm run review: tells within two minutes whether the pages can be published, and what changes for
// readers. It checks the spelling, builds the site, and writes a preview whose pages open by double
// click.
//   --base origin/main  also builds the newest commit that HEAD and origin/main have in common, and
//                       lists the pages that differ; --base HEAD shows what is not committed yet
//   --preview FOLDER    writes the preview there, and not into preview/
// In a job of a forge, the command also shows each mistake at its file and line
// (lib/annotations.ts), and adds its results to the job's summary.
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { writeEditorSchemas } from '../plugins/siteConfig/editorSchemas';
import { site } from '../shared/configuration';
import { projectRoot } from '../shared/projectRoot';
import { findBuildProblems } from './lib/buildProblems';
import { tryGit } from './lib/git';
import { main, printError } from './lib/main';
import { deleteEarlierOutput, outDir } from './lib/outDir';
import { readOptions } from './lib/readOptions';
import { UserFacingError } from './lib/run';
import { findSpellingMistakes, SPELLING_ADVICE } from './lib/spelling';
import { buildBaseSite, findBaseCommit } from './review/baseSite';
import { comparePages, type PageChange } from './review/comparePages';
import { PREVIEW_FILE, writePreview } from './review/preview';
import { makeSummary } from './review/summary';

const USAGE = 'npm run review -- [--base REVISION] [--preview FOLDER]';

/**
 * The environment variables for both builds. Both get the same time, so that the time causes no
 * difference between their pages. GITHUB_ACTIONS is empty, so that the builds print no workflow
 * commands, because this command prints them itself.
 */
const BUILD_ENV = {
  ...process.env,
  SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH || String(Math.floor(Date.now() / 1000)),
  GITHUB_ACTIONS: '',
};

/** Prints problems, so that a forge shows each at its file and line. */
function printProblems(problems: string[]): void {
  if (problems.length > 0) {
    printError(new UserFacingError(problems.join('\n')));
  }
}

/**
 * Compares the built site with that of an earlier commit.
 *
 * @returns the changed pages, or the reason why pages are not compared
 */
async function compareWithBase(revision: string | undefined): Promise<PageChange[] | string> {
  if (!revision) {
    return 'no commit is named by --base';
  }
  try {
    const commit = await findBaseCommit(revision);
    console.log(`Building the commit ${commit.slice(0, 7)}, to compare its pages …`);
    const baseFolder = await buildBaseSite(commit, BUILD_ENV);
    return comparePages(baseFolder, path.resolve(projectRoot, outDir));
  } catch (error) {
    if (error instanceof UserFacingError) {
      return error.message;
    }
    throw error;
  } finally {
    // Writes the schemas of this commit again: both builds share node_modules, and the build of the
    // other commit has written its own schemas there.
    writeEditorSchemas();
  }
}

/**
 * Returns the short hash of the reviewed commit, with `-dirty` behind it if files are not
 * committed.
 */
async function describeState(): Promise<string> {
  const { code, output } = await tryGit(projectRoot, [
    'describe',
    '--always',
    '--dirty',
    '--exclude=*',
  ]);
  return code === 0 ? output : 'a folder without a history';
}

/**
 * Prints the summary, and adds it to the summary of the job, whose file GITHUB_STEP_SUMMARY names.
 * It is always printed, too, because Forgejo sets this variable but shows no summary, and Gitea
 * shows it only since 1.27 (https://github.com/go-gitea/gitea/issues/23721).
 *
 * @throws {UserFacingError} when the file of the job cannot be written
 */
function publishSummary(summary: string): void {
  console.log(`\n${summary}`);
  const { GITHUB_STEP_SUMMARY: file } = process.env;
  if (file) {
    try {
      appendFileSync(file, summary);
    } catch (error) {
      throw new UserFacingError(`GITHUB_STEP_SUMMARY: ${(error as Error).message}`);
    }
  }
}

main(async () => {
  const { base, preview = 'preview' } = readOptions(
    { base: 'string', preview: 'string' },
    USAGE,
  ).options;
  const previewFolder = path.resolve(projectRoot, preview);
  deleteEarlierOutput(previewFolder, PREVIEW_FILE, `--preview ${preview}`);

  console.log('Checking the spelling …');
  const spellingMistakes = await findSpellingMistakes();
  printProblems(spellingMistakes);
  console.log('Building the site …');
  const buildProblems = await findBuildProblems(BUILD_ENV);
  printProblems(buildProblems);

  const isBuilt = buildProblems.length === 0;
  if (isBuilt) {
    const siteUrl = site.origin + site.base;
    writePreview(path.resolve(projectRoot, outDir), previewFolder, siteUrl, await describeState());
  }
  const problems = [...spellingMistakes, ...buildProblems];
  publishSummary(
    makeSummary({
      problems,
      spellingAdvice: spellingMistakes.length > 0 ? SPELLING_ADVICE : undefined,
      isSample: site.sample,
      pageChanges: isBuilt ? await compareWithBase(base) : 'the site does not build',
      preview: isBuilt ? preview : undefined,
    }),
  );
  return problems.length > 0 ? 1 : 0;
});
