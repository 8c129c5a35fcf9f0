import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import type { Element, Root } from 'hast';
import type { SidebarNode } from '../../shared/sidebar.ts';
import { UpstreamChange } from '../upstream/upstreamChange.ts';
import { type Bundle, bundles } from './bundles.ts';
import { articleOf, parseDocument, toHtml } from './html.ts';
import { NOT_FOUND_PAGE, type Page, type PageData, pageOf } from './pages.ts';
import { SiteProblems } from './siteProblems.ts';

/** A page as Rspress has rendered it. */
export interface Document {
  page: Page;
  /** A tree of HTML: https://github.com/syntax-tree/hast */
  tree: Root;
}

/** The site while it is built. */
export interface Site {
  /** Those that have a file, sorted by it, and the page for unknown addresses. */
  pages: readonly Page[];
  config: UserConfig;
  /** As rspress.config.ts has them: Rspress changes their links. */
  sidebars: Record<string, SidebarNode[]>;
  /** Path that the site is published under, beginning and ending with a slash. */
  base: string;
  /** Whole address of the site, with the base and a slash at its end. */
  url: string;
  /** The scripts of visitors. */
  bundle: Bundle;
  /** Every file there is, as `Page.file`; those that steps have written are among them. */
  files: ReadonlySet<string>;
  read(file: string): Promise<string>;
  /** For what is no text. */
  readBytes(file: string): Promise<Uint8Array>;
  write(file: string, content: string | Uint8Array): Promise<void>;
  remove(file: string): Promise<void>;
}

/** What is done with the rendered pages. All that it does with documents may throw `SiteProblems`. */
export interface Step {
  /** Sees each document as it was rendered, before it is changed. */
  collect?(document: Document): void;
  /** Whether `change` of a document needs what `collect` has seen of all others: then it is changed after them. */
  needsAll?(document: Document): boolean;
  /** Changes a document. */
  change?(document: Document): void | Promise<void>;
  /** Reads a document as it will be written. @param article a copy of its text; undefined when it has none */
  read?(document: Document, article: Element | undefined): void | Promise<void>;
  /** Runs after the last document: writes files, or checks them. */
  finish?(): void | Promise<void>;
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Each is a tree in memory, of several megabytes where there are many pages. */
const DOCUMENTS_AT_ONCE = 4;

/** Collects the mistakes of tasks, so that one build lists all of them. */
class Problems {
  readonly #lines: string[] = [];

  async try(task: () => void | Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      if (!(error instanceof SiteProblems)) {
        throw error;
      }
      this.#lines.push(...error.lines);
    }
  }

  /** @throws SiteProblems when there are some */
  throw(): void {
    if (this.#lines.length > 0) {
      throw new SiteProblems(this.#lines);
    }
  }
}

/**
 * Parses each document once, has the steps change and read it, and writes it once.
 *
 * @throws SiteProblems with the mistakes of all steps
 * @throws UpstreamChange when Rspress has not written a page
 */
async function runSteps(site: Site, steps: Step[]): Promise<void> {
  const problems = new Problems();
  const complete = async (document: Document) => {
    for (const step of steps) {
      await problems.try(() => step.change?.(document));
    }
    const article = articleOf(document.tree);
    for (const step of steps) {
      await problems.try(() => step.read?.(document, article));
    }
    await site.write(document.page.file, toHtml(document.tree));
  };
  // A few at once: some steps wait for something that runs beside them. Documents may come in any order.
  const last: Document[] = [];
  const begin = async (page: Page) => {
    // Seam: rspress-environments.
    if (!site.files.has(page.file)) {
      throw new UpstreamChange(
        'rspress-environments',
        `Rspress has not written ${page.file} when it calls afterBuild, in which plugins/site reads the pages`,
      );
    }
    const document = { page, tree: parseDocument(await site.read(page.file)) };
    for (const step of steps) {
      await problems.try(() => step.collect?.(document));
    }
    if (steps.some((step) => step.needsAll?.(document))) {
      last.push(document);
    } else {
      await complete(document);
    }
  };
  await Readable.from(site.pages).forEach(begin, { concurrency: DOCUMENTS_AT_ONCE });
  for (const document of last) {
    await complete(document);
  }
  // With a mistake in a page, what is written about all of them would be wrong, too.
  problems.throw();
  for (const step of steps) {
    await problems.try(() => step.finish?.());
  }
  problems.throw();
}

/**
 * Collects the pages while Rspress builds, and completes the built site by steps. Problems that they find stop
 * the build, a line each.
 *
 * @param stepsOf makes the steps, in the order in which they run
 */
export function site(stepsOf: ((site: Site) => Step)[]): RspressPlugin {
  const data = new Map<string, PageData>();
  let routes: RouteMeta[] = [];
  let sidebars: Site['sidebars'] = {};
  const { plugin, getBundle } = bundles();

  const build = async (config: UserConfig) => {
    const { default: main = '', versions = [] } = config.multiVersion ?? {};
    const pages = routes
      .flatMap((route) => {
        const known = data.get(route.routePath);
        return known ? pageOf(route, known, { default: main, versions }) : [];
      })
      .sort((one, other) => (one.file < other.file ? -1 : 1));
    const outDir = path.resolve(config.outDir ?? 'dist');
    const files = new Set(await filesOf(outDir));
    const base = config.base ?? '/';
    const inOutDir = (file: string) => path.join(outDir, file);
    const remove = async (file: string) => {
      await rm(inOutDir(file));
      files.delete(file);
    };
    const built: Site = {
      pages: [...pages, NOT_FOUND_PAGE],
      config,
      sidebars,
      base,
      url: `${config.siteOrigin ?? ''}${base}`,
      bundle: getBundle(),
      files,
      read: (file) => readFile(inOutDir(file), 'utf8'),
      readBytes: (file) => readFile(inOutDir(file)),
      async write(file, content) {
        await mkdir(path.dirname(inOutDir(file)), { recursive: true });
        await writeFile(inOutDir(file), content);
        files.add(file);
      },
      remove,
    };
    // Rspress writes it in spite of `search: false`: https://github.com/web-infra-dev/rspress/pull/3031
    for (const file of [...files].filter((name) => name.includes('search_index'))) {
      await remove(file);
    }
    await runSteps(
      built,
      stepsOf.map((stepOf) => stepOf(built)),
    );
  };

  return {
    name: 'site',
    builderConfig: { plugins: [plugin] },
    config(config) {
      sidebars = structuredClone(config.themeConfig?.sidebar ?? {}) as Site['sidebars'];
      return config;
    },
    routeGenerated(generated) {
      routes = generated;
    },
    extendPageData(page) {
      data.set(page.routePath, page as unknown as PageData);
    },
    async afterBuild(config, isProd) {
      if (isProd) {
        await build(config);
      }
    },
  };
}
