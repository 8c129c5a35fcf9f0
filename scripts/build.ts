// npm run build: builds the site into dist/ or OUT_DIR, and prints one line for each problem that
// stops the build.
// npm run build -- --links: also lists the links to other sites, for a person to check.
import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from '../plugins/site/filesOf';
import { checkConfig } from './lib/checkConfig';
import { main } from './lib/main';
import { deleteEarlierBuild, outDir } from './lib/outDir';
import { bin, root, run, UserFacingError } from './lib/run';

const TEXT_FILES = /\.(?:atom|css|html|js|json|md|properties|svg|txt|webmanifest|xhtml|xml)$/;

/**
 * Writes `<file>.br` and `<file>.gz` if they are smaller than the file, so that nginx never has to
 * compress.
 */
async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const encoded = {
    br: await promisify(brotliCompress)(bytes, { params }),
    gz: await promisify(gzip)(bytes, { level: 9 }),
  };
  for (const [ending, smaller] of Object.entries(encoded)) {
    if (smaller.length < bytes.length) {
      await writeFile(`${file}.${ending}`, smaller);
    }
  }
}

main(async () => {
  const started = performance.now();
  checkConfig();
  console.log('Building the site, which takes about half a minute …');
  const folder = path.resolve(root, outDir);
  deleteEarlierBuild(outDir);
  const { code } = await run(process.execPath, [bin('rspress'), 'build'], {
    // Rspack prints this line when it ends with an error.
    omit: /^ObjectRef is not unref.*\n/gm,
    env: { ...process.env, ...(process.argv.includes('--links') && { LIST_LINKS: '1' }) },
  });
  if (code !== 0) {
    // A server must not serve an incomplete site.
    rmSync(folder, { recursive: true, force: true });
    throw new UserFacingError(`The build failed, and ${outDir}/ is empty.`);
  }
  // Tests that do not need compressed files turn compression off.
  if (process.env.COMPRESSION !== 'off') {
    const files = filesOf(folder).filter((name) => TEXT_FILES.test(name));
    const compress = (name: string) => writeCompressed(path.join(folder, name));
    await Readable.from(files).forEach(compress, { concurrency: availableParallelism() });
  }
  console.log(`Built into ${outDir}/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return 0;
});
