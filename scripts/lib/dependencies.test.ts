import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import semver from 'semver';
import { root } from './run.mjs';

/** What `npm run build` runs, in the Dockerfile without the devDependencies; the relative imports of these files too. */
const BUILD_FILES = ['rspress.config.ts', 'scripts/build.mjs', 'scripts/lib/loadTypeScript.mjs'];
const BUILD_FOLDERS = ['plugins', 'theme', 'shared'];

const COMMENT_LINE = /^\s*(?:\*|\/\*|\/\/).*$/gm;
const INLINE_COMMENT = /\/\*\*.*?\*\//g;
/** `import 'a'`, `import b from 'a'`, `export * from 'a'`; without `import type`, which the build removes. */
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]/gm;
const DYNAMIC_IMPORT = /\b(?:import|import\.meta\.resolve|require|require\.resolve)\(\s*['"]([^'"]+)['"]/g;

/** What a module imports, as it is written there. */
function importsOf(source: string): string[] {
  const code = source.replace(COMMENT_LINE, '').replace(INLINE_COMMENT, '');
  return [STATIC_IMPORT, DYNAMIC_IMPORT].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, specifier = '']) => specifier),
  );
}

/** `@docsearch/react` for `@docsearch/react/modal`; undefined for files and for modules of Node.js. */
function packageOf(specifier: string): string | undefined {
  return isBuiltin(specifier) ? undefined : /^(?:@[\w.-]+\/)?[\w-][\w.-]*/.exec(specifier)?.[0];
}

function buildFiles(): Set<string> {
  const inFolders = BUILD_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  );
  return new Set([
    ...BUILD_FILES,
    ...inFolders.filter((file) => /\.(?:ts|tsx|js|mjs)$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file)),
  ]);
}

test('imports are found in code, and not in comments and types', () => {
  expect(
    importsOf(`import 'a/b.css';
import c, {
  type d,
} from '@e/f/g';
import type { h } from 'no';
export * from "./i";
export const j = 'no';
/** @type {import('no')} */
// import 'no';
const k = () => import('l');`),
  ).toEqual(['a/b.css', '@e/f/g', './i', 'l']);
  expect(['a/b.css', '@e/f/g', './i', 'node:fs', 'fs', 'l'].map(packageOf)).toEqual([
    ...['a', '@e/f', undefined, undefined, undefined, 'l'],
  ]);
});

test('overrides are versions that Rspress asks for (npm-overrides in UPSTREAM.md)', () => {
  const manifestOf = (folder: string) =>
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const { dependencies, overrides } = manifestOf('.');
  const rspress = ['@rspress/core', '@rspress/plugin-preview'].map((name) =>
    manifestOf(`node_modules/${name}`),
  );
  const unwanted = Object.entries<string>(overrides).filter(([name, version]) => {
    const exact = version.startsWith('$') ? dependencies[version.slice(1)] : version;
    const ranges: string[] = rspress.flatMap((manifest) => manifest.dependencies[name] ?? []);
    return ranges.length === 0 || !ranges.every((range) => semver.satisfies(exact, range));
  });
  expect(unwanted).toEqual([]);
});

test('every package that the build imports is in dependencies', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const files = buildFiles();
  const missing: string[] = [];
  // Iterating a Set also visits entries added during the loop.
  for (const file of files) {
    for (const specifier of importsOf(readFileSync(path.join(root, file), 'utf8'))) {
      const name = packageOf(specifier);
      const imported = path.join(path.dirname(file), specifier);
      if (name && !Object.hasOwn(dependencies, name)) {
        missing.push(`${file} imports ${specifier}`);
      } else if (!name && /\.(?:ts|tsx|js|mjs)$/.test(imported) && existsSync(path.join(root, imported))) {
        files.add(imported);
      }
    }
  }
  expect(missing).toEqual([]);
});
