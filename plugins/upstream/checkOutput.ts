import { readFile } from 'node:fs/promises';
import { pageFile } from '../../shared/address.ts';
import { FRAME_ID } from '../../shared/pageParts.ts';
import type { BuiltPage, BuiltSite } from '../builtSite/builtSite.ts';
import { metaOf } from '../builtSite/text.ts';
import { UpstreamChange } from './upstreamChange.mjs';

/** Names of the bundler's files. nginx.conf lets browsers keep them for a year, since the hash changes with the content. */
const HASHED_FILE = /^static\/(?:css|js)\/.*\.[\da-f]{8,}\.(?:css|js)$/;

/** Seam: rsbuild-files, the names that nginx.conf, the CSP and the compression count on. */
function checkFiles(files: ReadonlySet<string>): void {
  const bundles = [...files].filter((file) => /^static\/.*\.(?:css|js)$/.test(file));
  const wrong = bundles.find((file) => !HASHED_FILE.test(file));
  if (wrong || bundles.length === 0) {
    throw new UpstreamChange(
      'rsbuild-files',
      `Rsbuild wrote ${wrong ?? 'no script or style sheet below static/'}, where nginx.conf expects names such as static/js/index.0123456789.js`,
    );
  }
}

/** Seam: rspress-pages, the files that Rspress writes, and when. */
function checkPages({ routes, files }: Pick<BuiltSite, 'routes' | 'files'>): void {
  const expected = [...routes.map(({ routePath }) => `${pageFile(routePath)}.html`), '404.html'];
  const missing = expected.find((file) => !files.has(file));
  if (missing) {
    throw new UpstreamChange(
      'rspress-pages',
      `Rspress has not written ${missing} when it calls afterBuild, in which builtSite reads the pages`,
    );
  }
}

/** Seam: rspress-search-index. */
function checkSearchIndex(files: ReadonlySet<string>): void {
  const index = [...files].find((file) => file.includes('search_index'));
  if (index) {
    throw new UpstreamChange(
      'rspress-search-index',
      `Rspress wrote ${index}, which plugins/noSearchIndex should have prevented`,
    );
  }
}

/** Seam: unhead-meta, the form that `metaOf` reads; every page has an og:title (theme/components/PageHead). */
function checkDocument({ address, html }: BuiltPage): void {
  if (/<!--<\?- \w+ \?>-->/.test(html)) {
    throw new UpstreamChange(
      'rspress-template',
      `Rspress left a marker of plugins/bundles/template.html in ${address}`,
    );
  }
  // Seam: rspress-theme-exports.
  if (!html.includes(`id="${FRAME_ID}"`)) {
    throw new UpstreamChange(
      'rspress-theme-exports',
      `Rspress renders ${address} without the Layout that theme/index.tsx exports`,
    );
  }
  if (!metaOf({ html }, 'og:title')) {
    throw new UpstreamChange(
      'unhead-meta',
      `${address} has no <meta property="og:title" content="…"> in the form that plugins/builtSite/text.ts reads`,
    );
  }
}

/** Seam: rspress-links. Rspress adds `.html` to the links of Markdown, which theme/components/Link takes away. */
function checkPageLinks({ pages, base }: Pick<BuiltSite, 'pages' | 'base'>): void {
  const files = new Set(pages.map(({ file }) => base + file));
  for (const { address, html } of pages) {
    const link = [...html.matchAll(/<a\b[^>]*?\shref="([^"#]*\.html)/g)].find(([, href = '']) =>
      files.has(href),
    );
    if (link) {
      throw new UpstreamChange(
        'rspress-links',
        `${address} links to ${link[1]} with its ending, which cleanUrlByConfig of Rspress’s runtime should have removed`,
      );
    }
  }
}

const FENCED_CODE = /^(`{3,}|~{3,})[\s\S]*?^\1/gm;
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Seam: rspress-callout. Every `:::` block is one of our callouts. */
async function checkCallouts({ pages, routes }: Pick<BuiltSite, 'pages' | 'routes'>): Promise<void> {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  for (const { routePath, absolutePath } of routes) {
    const source = (await readFile(absolutePath, 'utf8')).replace(FENCED_CODE, '');
    const html = byFile.get(`${pageFile(routePath)}.html`)?.html ?? '';
    if (countOf(html, /role="note"/g) < countOf(source, /^:::(?:note|tip|warning)\b/gm)) {
      throw new UpstreamChange(
        'rspress-callout',
        `${routePath} shows a ::: block without theme/components/Callout`,
      );
    }
  }
}

/**
 * The first step over the built site: whether Rspress and Rsbuild have written what the other
 * steps rely on.
 *
 * @throws UpstreamChange
 */
export async function checkOutput(site: BuiltSite): Promise<void> {
  checkPages(site);
  checkFiles(site.files);
  checkSearchIndex(site.files);
  site.pages.forEach(checkDocument);
  checkPageLinks(site);
  await checkCallouts(site);
}
