import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/**
 * What changes how modules are compiled, and is no module of theirs: plugins and configuration, packages,
 * the sizes of pictures, which are written into pages, and the names of classes, of which a new one
 * shifts others.
 */
const INPUTS =
  /^(?:docs\/public\/.*|(?:plugins|shared)\/.*|theme\/.*\.module\.css|(?:rspress|services|site)\.config\.ts|sidebars\.ts|package-lock\.json|tsconfig\.json)$/;
const FOLDERS = ['docs/public', 'plugins', 'shared', 'theme'];

/**
 * @param root the folder of the project
 * @returns a digest of everything but the modules that the compiled modules depend on
 */
export function cacheDigest(root: string): string {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }).map((entry) => ({
      entry,
      file: path.relative(root, path.join(entry.parentPath, entry.name)),
    })),
  );
  const atTop = readdirSync(root, { withFileTypes: true }).map((entry) => ({ entry, file: entry.name }));
  const files = [...atTop, ...inFolders]
    .filter(({ entry, file }) => entry.isFile() && INPUTS.test(file.split(path.sep).join('/')))
    .map(({ file }) => file)
    .sort();
  const digest = createHash('sha256').update(process.version);
  for (const file of files) {
    digest.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return digest.digest('hex');
}

/**
 * Where a build keeps what the next one can use: beside the packages, since it depends on them, or in the
 * folder that the variable BUILD_CACHE names.
 *
 * @param outDir the folder that is built into
 * @returns nothing when BUILD_CACHE is `off`, and in a copy of the project that has only a link to the
 *   packages of another
 */
export function cacheFolder(outDir = 'dist'): string | undefined {
  const { BUILD_CACHE } = process.env;
  const packages = path.resolve('node_modules');
  const isOff = BUILD_CACHE === 'off' || (!BUILD_CACHE && lstatSync(packages).isSymbolicLink());
  // Builds into different folders may run at the same time.
  return isOff
    ? undefined
    : path.join(path.resolve(BUILD_CACHE || path.join(packages, '.cache/site')), path.basename(outDir));
}

/**
 * Keeps the compiled modules for the next build, which then compiles only what has changed. All that is
 * done with them runs in each build, checks and rendering among it.
 */
export function buildCache(): RspressPlugin {
  return {
    name: 'site:build-cache',
    config(config, _utils, isProd) {
      const folder = isProd && cacheFolder(config.outDir);
      config.builderConfig ??= {};
      config.builderConfig.performance = {
        ...config.builderConfig.performance,
        buildCache: folder
          ? {
              cacheDirectory: path.join(folder, 'modules'),
              cacheDigest: [cacheDigest(process.cwd())],
            }
          : false,
      };
      return config;
    },
  };
}
