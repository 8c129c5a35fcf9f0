import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { compressFiles } from './compress.ts';
import { addressOf } from './text.ts';

/** A page of the built site. What a step changes in `html` is written when all steps are done. */
export interface BuiltPage {
  /** Below the folder of the site, with slashes: `docs/index.html`. */
  readonly file: string;
  /** Without the base: `/docs/`. */
  readonly address: string;
  html: string;
}

/** The site as the bundler left it. */
export interface BuiltSite {
  readonly pages: BuiltPage[];
  readonly config: UserConfig;
  /** Path the site is published under, beginning and ending with a slash. */
  readonly base: string;
  /** Whole address of the site, with the base and a slash at its end. */
  readonly url: string;
  /** Every file there is, as `BuiltPage.file`; those that steps have written are among them. */
  readonly files: ReadonlySet<string>;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
}

/** Something done to the built site. It may throw `SiteProblems`. */
export type SiteStep = (site: BuiltSite) => void | Promise<void>;

/** What is wrong with the site, a line each that names the place and what to do. */
export class SiteProblems extends Error {
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Puts a tag at the end of a page's head. */
export function addToHead(page: BuiltPage, tag: string): void {
  page.html = page.html.replace('</head>', () => `${tag}\n</head>`);
}

/** What the bundler has written, and nothing changes after it. */
const BUNDLES = /^static\/(?:css|js)\//;

async function filesOf(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

async function take(outDir: string, config: UserConfig, steps: SiteStep[]): Promise<void> {
  const inOutDir = (file: string) => path.join(outDir, file);
  const files = new Set(await filesOf(outDir));
  const pages = await Promise.all(
    [...files]
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => ({
        file,
        address: addressOf(file),
        html: await readFile(inOutDir(file), 'utf8'),
      })),
  );
  const base = config.base ?? '/';
  const site: BuiltSite = {
    pages,
    config,
    base,
    url: `${config.siteOrigin ?? ''}${base}`,
    files,
    read: (file) => readFile(inOutDir(file), 'utf8'),
    async write(file, text) {
      await mkdir(path.dirname(inOutDir(file)), { recursive: true });
      await writeFile(inOutDir(file), text);
      files.add(file);
    },
  };
  for (const step of steps) {
    await step(site);
  }
  await Promise.all(pages.map(({ file, html }) => site.write(file, html)));
}

const compress = async (outDir: string, isWanted: (file: string) => boolean) =>
  compressFiles(outDir, (await filesOf(outDir)).filter(isWanted));

/**
 * Does one thing after the other to the built site, and compresses all of it, so that
 * nginx never has to. (Rspress runs what its plugins do after the build all at once.)
 * Problems that a step finds stop the build, a line each.
 */
export function builtSite(...steps: SiteStep[]): RspressPlugin {
  let bundles: Promise<void> | undefined;

  /** Compresses what is for browsers as soon as it is written, while the pages are still rendered. */
  const compressBundles: RsbuildPlugin = {
    name: 'site:compress-bundles',
    setup(api) {
      api.onAfterEnvironmentCompile(({ environment, stats }) => {
        if (api.context.action === 'build' && environment.name === 'web' && !stats?.hasErrors()) {
          bundles = compress(environment.distPath, (file) => BUNDLES.test(file));
          // Whoever waits for it is told.
          bundles.catch(() => {});
        }
      });
    },
  };

  return {
    name: 'site:built-site',
    builderConfig: { plugins: [compressBundles] },
    async afterBuild(config, isProd) {
      if (!isProd) {
        return;
      }
      const outDir = path.resolve(config.outDir ?? 'dist');
      try {
        await take(outDir, config, steps);
        await Promise.all([bundles, compress(outDir, (file) => !BUNDLES.test(file))]);
      } catch (error) {
        if (!(error instanceof SiteProblems)) {
          throw error;
        }
        for (const line of error.lines) {
          console.error(`Built site: ${line}`);
        }
        // Not thrown: Rspress would bury the lines above under a stack trace.
        process.exit(1);
      }
    },
  };
}
