import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import type { HTMLElement } from 'node-html-parser';
import { UpstreamChange } from '../upstream/upstreamChange.mjs';
import { articleOf } from './article.ts';
import { Compression } from './compress.ts';
import { Stages } from './stages.ts';
import { addressOf } from './text.ts';

/** A page of the built site. What a step changes in `html` is written when no step changes pages any more. */
export interface BuiltPage {
  /** Below the folder of the site, with slashes: `docs/index.html`. */
  readonly file: string;
  /** Without the base: `/docs/`. */
  readonly address: string;
  html: string;
}

/** The site as the bundler has written it, and as steps change it. */
export interface BuiltSite {
  readonly pages: BuiltPage[];
  /** What Rspress knows of the pages' files. */
  readonly routes: RouteMeta[];
  readonly config: UserConfig;
  /** Path the site is published under, beginning and ending with a slash. */
  readonly base: string;
  /** Whole address of the site, with the base and a slash at its end. */
  readonly url: string;
  /** Every file there is, as `BuiltPage.file`; those that steps have written are among them. */
  readonly files: ReadonlySet<string>;
  read(file: string): Promise<string>;
  /** For what is no text. */
  readBytes(file: string): Promise<Uint8Array>;
  write(file: string, content: string | Uint8Array): Promise<void>;
  remove(file: string): Promise<void>;
  /** The bytes of a file that was written, as a browser gets it: compressed, if that makes it smaller. */
  servedBytes(file: string): Promise<number>;
}

/** One step over the built site. It may throw `SiteProblems`. */
export type SiteStep = (site: BuiltSite) => void | Promise<void>;

/** A step over the texts of the pages. */
export interface ArticleReader {
  /** Is called for each page that has an article, which it may not change. */
  read(page: BuiltPage, article: HTMLElement): void | Promise<void>;
  /** Is called after the last page. */
  finish?(): void | Promise<void>;
}

/**
 * The steps by what they may do, in the order in which they run. A file is compressed as soon as it is
 * written, while other steps run.
 */
export interface SiteSteps {
  /** May change pages, and write the files that pages name. */
  changePages: SiteStep[];
  /** Likewise, but for the articles, which are read meanwhile: compression keeps these steps waiting. */
  finishPages: SiteStep[];
  /** May write files. Each article is parsed once for all of them, and freed before the next one. */
  readArticles: ((site: BuiltSite) => ArticleReader)[];
  /** May write files. */
  writeFiles: SiteStep[];
  /** May read only. All of them run, so that one build lists every mistake. */
  check: SiteStep[];
}

/** Mistakes in the site: a line each that names the place and what to do. */
export class SiteProblems extends Error {
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/**
 * Replaces the first occurrence of a text that Rspress writes into every page. Seam: rspress-html.
 *
 * @throws UpstreamChange when the page does not contain it
 */
export function replaceInPage(page: BuiltPage, from: string, to: string): void {
  if (!page.html.includes(from)) {
    throw new UpstreamChange('rspress-html', `${page.address} no longer contains ${from}`);
  }
  page.html = page.html.replace(from, () => to);
}

/** Puts a tag at the end of a page's head. */
export function addToHead(page: BuiltPage, tag: string): void {
  replaceInPage(page, '</head>', `${tag}\n</head>`);
}

/** The scripts of the bundler, which no step changes. */
const BUNDLES = 'static/js';

async function filesOf(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

async function runSteps(
  outDir: string,
  config: UserConfig,
  routes: RouteMeta[],
  { changePages, finishPages, readArticles, writeFiles, check }: SiteSteps,
  { compression, stages }: { compression: Compression; stages: Stages },
): Promise<void> {
  const inOutDir = (file: string) => path.join(outDir, file);
  // Without a folder there are no pages, which the first step reports.
  const files = new Set(await filesOf(outDir).catch(() => []));
  /** The pages that a step has written, as they were then; not their chunks. */
  const written = new Map<string, string>();
  const pages = await Promise.all(
    [...files]
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => ({
        file,
        address: addressOf(file),
        html: await readFile(inOutDir(file), 'utf8'),
      })),
  );
  const pageFiles = new Set(pages.map(({ file }) => file));
  const base = config.base ?? '/';
  const site: BuiltSite = {
    pages,
    routes,
    config,
    base,
    url: `${config.siteOrigin ?? ''}${base}`,
    files,
    read: (file) => readFile(inOutDir(file), 'utf8'),
    readBytes: (file) => readFile(inOutDir(file)),
    async write(file, content) {
      await mkdir(path.dirname(inOutDir(file)), { recursive: true });
      await writeFile(inOutDir(file), content);
      files.add(file);
      if (pageFiles.has(file)) {
        written.set(file, String(content));
      }
      compression.changed(file);
    },
    async remove(file) {
      await rm(inOutDir(file));
      files.delete(file);
    },
    servedBytes: (file) => compression.servedBytes(file),
  };
  for (const step of changePages) {
    await step(site);
  }
  stages.end('styles of the pages');
  const finish = async () => {
    for (const step of finishPages) {
      await step(site);
    }
    await Promise.all(
      pages
        .filter(({ file, html }) => written.get(file) !== html)
        .map(({ file, html }) => site.write(file, html)),
    );
    written.clear();
    for (const file of files) {
      compression.add(file);
    }
  };
  const read = async () => {
    const readers = readArticles.map((readerOf) => readerOf(site));
    for (const page of pages) {
      const article = articleOf(page);
      for (const reader of article ? readers : []) {
        await reader.read(page, article as HTMLElement);
      }
    }
    for (const reader of readers) {
      await reader.finish?.();
    }
  };
  await Promise.all([finish(), read()]);
  stages.end('weights, chunks, Markdown, search records and feed');
  for (const step of writeFiles) {
    await step(site);
  }
  stages.end('other files');
  const problems: string[] = [];
  for (const step of check) {
    try {
      await step(site);
    } catch (error) {
      if (!(error instanceof SiteProblems)) {
        throw error;
      }
      problems.push(...error.lines);
    }
  }
  if (problems.length > 0) {
    throw new SiteProblems(problems);
  }
  stages.end('checks of links, headings and weights');
  await compression.finish();
  stages.end('compression, what was left of it');
}

/**
 * Runs the steps over the built site, and compresses all of it, so that nginx never has to.
 * (Rspress runs what its plugins do after the build all at once.) Problems that a step finds
 * stop the build, a line each.
 */
export function builtSite(steps: SiteSteps): RspressPlugin {
  const stages = new Stages();
  let compression: Compression | undefined;
  let routes: RouteMeta[] = [];

  /** Seam: rspress-environments. */
  const duringBuild: RsbuildPlugin = {
    name: 'site:during-build',
    apply: 'build',
    setup(api) {
      api.onBeforeBuild(() => stages.end('configuration and page data'));
      api.processAssets({ stage: 'additional', environments: ['node'] }, () => stages.end('compiling'));
      api.onAfterBuild(() => stages.end('rendering'));
      // The scripts are compressed as soon as they are written, while the pages are still rendered.
      api.onAfterEnvironmentCompile(async ({ environment, stats }) => {
        if (environment.name === 'web' && !stats?.hasErrors()) {
          // Only that folder is read: Rspress meanwhile writes and removes others.
          const bundles = await filesOf(path.join(environment.distPath, BUNDLES));
          compression = new Compression(
            environment.distPath,
            bundles.map((file) => `${BUNDLES}/${file}`),
          );
        }
      });
    },
  };

  return {
    name: 'site:built-site',
    builderConfig: { plugins: [duringBuild] },
    routeGenerated(generated) {
      routes = generated;
    },
    async afterBuild(config, isProd) {
      if (!isProd) {
        return;
      }
      const outDir = path.resolve(config.outDir ?? 'dist');
      try {
        compression ??= new Compression(outDir);
        await runSteps(outDir, config, routes, steps, { compression, stages });
        stages.print();
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
