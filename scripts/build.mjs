// npm run build: builds the site into dist/, and prints one line for each mistake that stops it.
// npm run build -- --links: also lists the links to other sites, for a person to check.
// With the variable OUT_DIR it builds into another folder.
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compress } from './lib/compress.mjs';
import { installDependencies } from './lib/machine.mjs';
import { RSPRESS, root, run, UserFacingError } from './lib/run.mjs';

const started = performance.now();
const outDir = process.env.OUT_DIR ?? 'dist';
rmSync(path.resolve(root, outDir), { recursive: true, force: true });
if (!existsSync(RSPRESS)) {
  await installDependencies();
}
try {
  // What cannot be read at all would be told with a stack trace.
  const { loadTypeScript } = await import('./lib/loadTypeScript.mjs');
  await Promise.all(['site.config.ts', 'services.config.ts'].map(loadTypeScript));
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  console.error('The build failed.');
  process.exit(1);
}
const { code } = await run(process.execPath, [RSPRESS, 'build'], {
  env: { ...process.env, ...(process.argv.includes('--links') && { LIST_LINKS: '1' }) },
});
if (code !== 0) {
  console.error('The build failed.');
  process.exit(code);
}
// Tests of something else need not wait for it.
if (process.env.COMPRESSION !== 'off') {
  await compress(path.resolve(root, outDir));
}
console.log(`Built into ${outDir}/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
