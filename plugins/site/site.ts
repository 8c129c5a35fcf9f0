import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { Element, Root } from 'hast';
import { type Bundle, configureBundles } from './bundles.ts';
import { extractArticle, parseDocument } from './html.ts';
import { listFiles } from './listFiles.ts';
import { makePage, NOT_FOUND_PAGE, type Page, type PageData } from './pages.ts';
import { collectedProblems, SiteProblems } from './siteProblems.ts';
import { writePage } from './writePage.ts';
import { checkXml, xmlFaults } from './xml.ts';

/** A page with its document, a tree of HTML: https://github.com/syntax-tree/hast */
export type PageDocument = { page: Page; tree: Root };

/** The site during the build. */
export interface Site {
  /** The pages, sorted by file, with the not-found page at the end. */
  pages: readonly Page[];
  /** The path under which the site is published. It begins and ends with a slash. */
  base: string;
  /** The whole address of the site, with the base and a slash at the end. */
  url: string;
  bundle: Bundle;
  /** The style sheets inside documents, which the Content-Security-Policy has to allow. */
  inlineStyles: Set<string>;
  /** The paths of all files below the folder of the built site, also of those that steps write. */
  files: ReadonlySet<string>;
  read(file: string): Promise<string>;
  readBytes(file: string): Promise<Uint8Array>;
  /** Writes a file. If it is XML with an error, the build stops after the last step. */
  write(file: string, content: string | Uint8Array): Promise<void>;
  remove(file: string): Promise<void>;
}

/**
 * Something that the build does with the rendered pages. Each function may throw `SiteProblems`.
 */
export interface Step {
  /**
   * Returns whether a page has to come after all other pages, because it shows something that this
   * step makes from them.
   */
  isLast?(page: Page): boolean;
  /** Changes a document. */
  change?(document: PageDocument): void | Promise<void>;
  /**
   * Reads a document in its final form.
   *
   * @param article a copy of the `<article>`, without controls and drawings; undefined if there is
   *   none
   */
  read?(document: PageDocument, article: Element | undefined): void | Promise<void>;
  /** Runs after the last document, to write or check files. */
  finish?(): void | Promise<void>;
}

/**
 * The number of documents that the steps change at once, each as a tree in memory. On a site with
 * many pages, a tree takes several megabytes.
 */
const MAX_DOCUMENTS_IN_MEMORY = 4;

/**
 * Parses each document once, lets the steps change and read it, and writes the page.
 *
 * @throws SiteProblems with all problems of the build
 */
async function runSteps(site: Site, steps: Step[]): Promise<void> {
  const collectProblems = async (task: () => void | Promise<void>) => {
    try {
      await task();
    } catch (error) {
      if (!(error instanceof SiteProblems)) {
        throw error;
      }
      for (const line of error.lines) {
        collectedProblems.add(line);
      }
    }
  };
  const processPage = async (page: Page) => {
    const document = { page, tree: parseDocument(await site.read(page.file)) };
    for (const step of steps) {
      await collectProblems(() => step.change?.(document));
    }
    const article = extractArticle(document.tree);
    for (const step of steps) {
      await collectProblems(() => step.read?.(document, article));
    }
    await writePage(page.file, document.tree, site.write);
  };
  const isLast = (page: Page) => steps.some((step) => step.isLast?.(page));
  for (const pages of [site.pages.filter((page) => !isLast(page)), site.pages.filter(isLast)]) {
    await Readable.from(pages).forEach(processPage, { concurrency: MAX_DOCUMENTS_IN_MEMORY });
  }
  for (const step of steps) {
    await collectProblems(() => step.finish?.());
  }
  // Faults in XML mostly come from other problems, so they count only if there are no others.
  if (collectedProblems.size === 0) {
    for (const line of xmlFaults) {
      collectedProblems.add(line);
    }
  }
  if (collectedProblems.size > 0) {
    throw new SiteProblems([...collectedProblems]);
  }
}

/**
 * Collects the pages while Rspress builds, then runs the steps in order. Problems that the steps
 * find stop the build.
 *
 * @param stepFactories functions that get the site, and return a step each
 */
export function site(stepFactories: ((site: Site) => Step)[]): RspressPlugin {
  const renderedPages: PageData[] = [];
  const { builderConfig, getBundle } = configureBundles();

  const processRenderedSite = async (config: UserConfig) => {
    const { default: defaultVersion = '', versions = [] } = config.multiVersion ?? {};
    const pages = renderedPages
      .map((page) => makePage(page, { default: defaultVersion, versions }))
      .sort((one, other) => (one.file < other.file ? -1 : 1));
    const outDir = path.resolve(config.outDir ?? 'dist');
    const files = new Set(listFiles(outDir));
    const { base = '/', siteOrigin = '' } = config;
    const pathInOutDir = (file: string) => path.join(outDir, file);
    const builtSite: Site = {
      pages: [...pages, NOT_FOUND_PAGE],
      base,
      url: siteOrigin + base,
      bundle: getBundle(),
      inlineStyles: new Set(),
      files,
      read: (file) => readFile(pathInOutDir(file), 'utf8'),
      readBytes: (file) => readFile(pathInOutDir(file)),
      async write(file, content) {
        await mkdir(path.dirname(pathInOutDir(file)), { recursive: true });
        await writeFile(pathInOutDir(file), checkXml(file, content));
        files.add(file);
      },
      async remove(file) {
        await rm(pathInOutDir(file));
        files.delete(file);
      },
    };
    // Rspress writes this file even with `search: false`:
    // https://github.com/web-infra-dev/rspress/pull/3031
    for (const file of [...files].filter((name) => /^static\/search_index\..*\.json$/.test(name))) {
      await builtSite.remove(file);
    }
    const steps = stepFactories.map((makeStep) => makeStep(builtSite));
    await runSteps(builtSite, steps);
  };

  return {
    name: 'site',
    builderConfig,
    extendPageData(page) {
      renderedPages.push(page as PageData);
    },
    afterBuild: (config, isProd) => (isProd ? processRenderedSite(config) : undefined),
  };
}
