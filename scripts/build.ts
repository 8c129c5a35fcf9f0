// npm run build: builds the site into dist/ or OUT_DIR, and prints one line for each mistake that
// stops it.
//   --compress  also writes the compressed files that nginx serves
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '@rspress/core';
import { failureLines } from '../plugins/plainErrors/errorLines';
import { collectedProblems } from '../plugins/site/siteProblems';
import { projectRoot } from '../shared/projectRoot';
import { checkConfig } from './lib/checkConfig';
import { compressFiles } from './lib/compress';
import { printError } from './lib/main';
import { deleteEarlierBuild, outDir } from './lib/outDir';
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
  checkConfig();
  console.log('Building the site, which takes half a minute, or more on a slow machine …');
  const folder = path.resolve(projectRoot, outDir);
  deleteEarlierBuild(outDir);
  try {
    await buildPages();
  } catch (error) {
    // If the folder stayed, somebody could serve an incomplete site.
    rmSync(folder, { recursive: true, force: true });
    const lines = failureLines(collectedProblems, error as Error);
    throw new UserFacingError([...lines, `The build failed, and ${outDir}/ is empty.`].join('\n'));
  }
  if (process.argv.includes('--compress')) {
    await compressFiles(folder);
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
