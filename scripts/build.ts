// npm run build: builds the site into dist/ or OUT_DIR, and prints one line for each mistake that
// stops it.
//   --links     also lists the links to other sites, for a person to check
//   --compress  also writes the compressed files that nginx serves
import { rmSync } from 'node:fs';
import path from 'node:path';
import { checkConfig } from './lib/checkConfig';
import { compressFiles } from './lib/compress';
import { main } from './lib/main';
import { deleteEarlierBuild, outDir } from './lib/outDir';
import { bin, root, run, UserFacingError } from './lib/run';

main(async () => {
  const started = performance.now();
  checkConfig();
  console.log('Building the site, which takes about half a minute …');
  const folder = path.resolve(root, outDir);
  deleteEarlierBuild(outDir);
  const { code } = await run(process.execPath, [bin('rspress'), 'build'], {
    // Rspack prints such a line when it ends with an error.
    omit: /^ObjectRef is not unref.*\n/gm,
    env: { ...process.env, ...(process.argv.includes('--links') && { LIST_LINKS: '1' }) },
  });
  if (code !== 0) {
    // Without this, somebody could serve an incomplete site.
    rmSync(folder, { recursive: true, force: true });
    throw new UserFacingError(`The build failed, and ${outDir}/ is empty.`);
  }
  if (process.argv.includes('--compress')) {
    await compressFiles(folder);
  }
  console.log(`Built into ${outDir}/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return 0;
});
