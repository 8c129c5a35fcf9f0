// npm run build: builds the site into dist/, and prints one line for each mistake that stops it.
// npm run build -- --links: also lists the links to other sites, for a person to check.
// With the variable OUT_DIR it builds into another folder.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { explainBuildFailure } from './lib/buildFailure.mjs';
import { installDependencies } from './lib/machine.mjs';
import { RSPRESS, root, run } from './lib/run.mjs';

const MANY_PAGES = 200;

const started = performance.now();
const outDir = process.env.OUT_DIR ?? 'dist';
rmSync(path.resolve(root, outDir), { recursive: true, force: true });
if (!existsSync(RSPRESS)) {
  await installDependencies();
}
// By default V8 may let its heap grow to four times what is in use before it frees anything, and keeps 48 MB for
// what is new. Where there are many pages that would take gigabytes, and freeing too often a tenth of the build.
const pages = readdirSync(path.join(root, 'docs'), { recursive: true }).filter((file) =>
  /\.mdx?$/.test(String(file)),
);
const node =
  pages.length < MANY_PAGES
    ? ['--heap-growing-percent=25', '--max-semi-space-size=8']
    : ['--heap-growing-percent=50', '--max-semi-space-size=32'];
const { code, output } = await run(process.execPath, [...node, RSPRESS, 'build'], { quiet: true });

if (code === 0) {
  // Warnings of Rspress and Rsbuild, and what the site's own steps have to say.
  for (const [line] of output.matchAll(
    /^(?:warn\b|Still (?:open|to come)|Behind: |Checked with no version|Proof gone: |Without the day|No page says).*$/gm,
  )) {
    console.log(line);
  }
  for (const [, line] of output.matchAll(/^Stage: (.*)$/gm)) {
    console.log(line);
  }
  if (process.argv.includes('--links')) {
    console.log(/^Links to other sites.*(?:\n {2}\S.*)*/m.exec(output)?.[0]);
  }
  console.log(`Built into ${outDir}/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
} else {
  const lines = explainBuildFailure(output, root);
  console.error(lines.length > 0 ? lines.join('\n') : output);
  console.error('The build failed.');
}
process.exit(code);
