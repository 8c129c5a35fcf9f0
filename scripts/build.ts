// npm run build: builds the site into dist/, and prints one line for each mistake that stops it.
// npm run build -- --links: also lists the links to other sites, for a person to check.
// With the variable OUT_DIR it builds into another folder.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { compress } from './lib/compress';
import { loadTypeScript } from './lib/loadTypeScript';
import { main } from './lib/main';
import { bin, root, run, UserFacingError } from './lib/run';

main(async () => {
  const started = performance.now();
  const outDir = process.env.OUT_DIR ?? 'dist';
  rmSync(path.resolve(root, outDir), { recursive: true, force: true });
  // What cannot be read at all would be told with a stack trace.
  await Promise.all(['site.config.ts', 'services.config.ts', 'sidebars.ts'].map(loadTypeScript));
  const { code } = await run(process.execPath, [bin('rspress'), 'build'], {
    // What Rspack says when it ends with an error.
    omit: /^ObjectRef is not unref.*\n/gm,
    env: { ...process.env, ...(process.argv.includes('--links') && { LIST_LINKS: '1' }) },
  });
  if (code !== 0) {
    throw new UserFacingError('The build failed.');
  }
  // Tests of something else need not wait for it.
  if (process.env.COMPRESSION !== 'off') {
    await compress(path.resolve(root, outDir));
  }
  console.log(`Built into ${outDir}/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return 0;
});
