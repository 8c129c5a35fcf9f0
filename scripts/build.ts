// npm run build: builds the site into dist/, and prints one line for each mistake that stops it.
// npm run build -- --links: also lists the links to other sites, for a person to check.
// With the variable OUT_DIR it builds into another folder.
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { explainBuildFailure } from './lib/buildFailure';
import { compress } from './lib/compress';
import { main } from './lib/main';
import { bin, root, run } from './lib/run';

const MANY_PAGES = 200;

/** What lines of Rsbuild's and Rspress's own progress begin with. */
const PROGRESS =
  /^\s*(?:\S+ Rspress v|(?:info|ready|start|success)\b|warn\s+(?:The dist path is not|Please set `output.clean|Current (?:root|dist) path))/;

/**
 * By default V8 may let its heap grow to four times what is in use before it frees anything, and keeps 48 MB for
 * what is new. Where there are many pages that would take gigabytes, and freeing too often a tenth of the build.
 */
function memoryOptions(): string[] {
  const files = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.mdx?$/.test(file)).length < MANY_PAGES
    ? ['--heap-growing-percent=25', '--max-semi-space-size=8']
    : ['--heap-growing-percent=50', '--max-semi-space-size=32'];
}

main(async () => {
  const started = performance.now();
  const outDir = process.env.OUT_DIR ?? 'dist';
  rmSync(path.resolve(root, outDir), { recursive: true, force: true });
  const { code, output } = await run(process.execPath, [...memoryOptions(), bin('rspress'), 'build'], {
    quiet: true,
    env: { ...process.env, ...(process.argv.includes('--links') && { LIST_LINKS: '1' }) },
  });
  if (code !== 0) {
    const lines = explainBuildFailure(output, root);
    console.error(lines.length > 0 ? lines.join('\n') : output);
    console.error('The build failed.');
    return code;
  }
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
  return 0;
});
