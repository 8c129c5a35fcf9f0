// npm run build: builds the site into dist/ or OUT_DIR, and prints one line for each mistake that
// stops it.
//   --compress  also writes the compressed files that nginx serves
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '@rspress/core';
import { failureLines } from '../plugins/plainErrors/errorLines';
import { collectedProblems } from '../plugins/site/siteProblems';
import { projectRoot } from '../shared/projectRoot';
import { checkConfig } from './lib/checkConfig';
import { compressFiles } from './lib/compress';
import { printError } from './lib/main';
import { checkIsReplaceable, outDir } from './lib/outDir';
import { readOptions } from './lib/readOptions';
import { prepareForRspress } from './lib/rspress';
import { UserFacingError } from './lib/run';

/** Builds the pages as `rspress build` does, but starts no second process. */
async function buildPages(): Promise<void> {
  prepareForRspress('production');
  const { default: config } = await import('../rspress.config');
  await build({ docDirectory: path.join(projectRoot, 'docs'), config });
}

async function buildSite(): Promise<void> {
  const startMs = performance.now();
  const { options } = readOptions({ compress: 'boolean' }, 'npm run build -- [--compress]');
  checkConfig();
  checkIsReplaceable(outDir);
  console.log('Building the site, which takes half a minute, or more on a slow machine …');
  const folder = path.resolve(projectRoot, outDir);
  // The build goes into a folder beside this one, so that a build that fails changes nothing.
  const newFolder = `${folder}.new`;
  process.env.OUT_DIR = newFolder;
  rmSync(newFolder, { recursive: true, force: true });
  try {
    await buildPages();
    if (options.compress) {
      await compressFiles(newFolder);
    }
    rmSync(folder, { recursive: true, force: true });
    renameSync(newFolder, folder);
  } catch (error) {
    rmSync(newFolder, { recursive: true, force: true });
    const lines = failureLines(collectedProblems, error as Error);
    throw new UserFacingError(
      [...lines, `The build failed, and left ${outDir}/ as it was.`].join('\n'),
    );
  }
  console.log(`Built into ${outDir}/ in ${((performance.now() - startMs) / 1000).toFixed(1)} s.`);
}

try {
  await buildSite();
} catch (error) {
  printError(error);
  // process.exit would end the process at once, and Rspack would report that it leaks memory.
  process.exitCode = 1;
}
