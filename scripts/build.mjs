// npm run build: builds the site into dist/, and prints one line for each mistake that stops it.
// npm run build -- --links: also lists the links to other sites, for a person to check.
// With the variable OUT_DIR it builds into another folder.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { explainBuildFailure } from './lib/buildFailure.mjs';
import { compress } from './lib/compress.mjs';
import { installDependencies } from './lib/machine.mjs';
import { RSPRESS, root, run } from './lib/run.mjs';

const MANY_PAGES = 200;

/** What their lines begin with; a folder of another place than dist/ is not emptied, which is said in four lines. */
const PROGRESS =
  /^\s*(?:\S+ Rspress v|(?:info|ready|start|success)\b|warn\s+(?:The dist path is not|Please set `output.clean|Current (?:root|dist) path))/;

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
const { code, output } = await run(process.execPath, [...node, RSPRESS, 'build'], {
  quiet: true,
  env: { ...process.env, ...(process.argv.includes('--links') && { LIST_LINKS: '1' }) },
});

if (code !== 0) {
  const lines = explainBuildFailure(output, root);
  console.error(lines.length > 0 ? lines.join('\n') : output);
  console.error('The build failed.');
  process.exit(code);
}
// Whatever is told, but for Rsbuild's and Rspress's own progress.
for (const line of stripVTControlCharacters(output).split('\n')) {
  if (line.trim() && !PROGRESS.test(line)) {
    console.log(line);
  }
}
// Tests of something else need not wait for it.
if (process.env.COMPRESSION !== 'off') {
  await compress(path.resolve(root, outDir));
}
console.log(`Built into ${outDir}/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
