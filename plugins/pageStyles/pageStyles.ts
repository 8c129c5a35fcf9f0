import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteMeta } from '@rspress/core';
import { pageFile } from '../../shared/address.ts';
import { SHEET } from '../../shared/pageParts.ts';
import { addToHead, type BuiltSite } from '../builtSite/builtSite.ts';
import { UpstreamChange } from '../upstream/upstreamChange.mjs';

/** A class as plugins/bundles names it: a letter, and perhaps a number. */
const SHORT_NAME = /\.[a-z]\d*(?![\w-])/i;
const SHEETS = 'static/css/';

/**
 * What Lightning CSS writes and nothing needs: beside each `color-scheme` for `light-dark()`, which no style
 * sheet of ours uses, and a prefix that Safari needed up to version 12. Seam: rsbuild-node-styles.
 */
const SUPERFLUOUS = [/--lightningcss-(?:light|dark):[^;}]*;?/g, /-webkit-text-decoration-color:[^;}]*;?/g];

/** Styles without what is superfluous. @throws UpstreamChange when some of it is no longer there */
const withoutSuperfluous = (styles: string): string =>
  SUPERFLUOUS.reduce((before, pattern) => {
    const after = before.replaceAll(pattern, '');
    if (after === before) {
      throw new UpstreamChange(
        'rsbuild-node-styles',
        `the styles of every page have no ${pattern.source} any more: take it out of SUPERFLUOUS in plugins/pageStyles`,
      );
    }
    return after;
  }, styles);

/**
 * Rspress's name for the chunk of a page, from which the bundler makes the name of the
 * page's own style sheet. Seam: rspress-chunk-names, since it is not a part of Rspress's API.
 */
async function chunkNames(): Promise<(route: RouteMeta) => string> {
  const core = path.dirname(createRequire(import.meta.url).resolve('@rspress/core/package.json'));
  const file = path.join(core, 'dist/node/route/routeChunkAssets.js');
  const { getRouteChunkName } = await import(pathToFileURL(file).href).catch(() => ({}));
  if (typeof getRouteChunkName !== 'function') {
    throw new UpstreamChange(
      'rspress-chunk-names',
      'Rspress no longer exports getRouteChunkName in dist/node/route/routeChunkAssets.js, by which plugins/pageStyles finds the styles of a page',
    );
  }
  return getRouteChunkName;
}

/**
 * Writes the styles into each page, so that the first paint needs one round trip: those of
 * every page, and those that this page needs besides. The latter stay as files, too, one for all
 * pages with the same, for the navigation to a page from one that does not have them.
 */
export async function pageStyles({ pages, routes, base, files, read, remove }: BuiltSite): Promise<void> {
  const sheets = [...files].filter((file) => file.startsWith(SHEETS) && file.endsWith('.css'));
  const ofChunk = new Map(sheets.map((file) => [path.basename(file).split('.')[0], file]));
  const main = ofChunk.get('index');
  if (!main) {
    throw new UpstreamChange(
      'rspress-chunk-names',
      `Rspress’s build for Node.js wrote no ${SHEETS}index.*.css, which plugins/pageStyles writes into every page`,
    );
  }
  const styles = await read(main);
  // Seam: rsbuild-node-styles.
  if (/\n\s/.test(styles.trim())) {
    throw new UpstreamChange(
      'rsbuild-node-styles',
      `${main} is not minified: the minimizer that plugins/bundles adds no longer works`,
    );
  }
  // Seam: rsbuild-css-loader.
  if (!SHORT_NAME.test(styles)) {
    throw new UpstreamChange(
      'rsbuild-css-loader',
      'Rsbuild no longer asks css-loader’s getLocalIdent of plugins/bundles for the names of classes',
    );
  }
  const mainStyles = `<style>${withoutSuperfluous(styles)}</style>`;
  await remove(main);

  const nameOf = await chunkNames();
  const ownSheets = new Map(
    routes.map((route) => [`${pageFile(route.routePath)}.html`, ofChunk.get(nameOf(route))]),
  );
  if (sheets.length > 1 && ![...ownSheets.values()].some(Boolean)) {
    throw new UpstreamChange(
      'rspress-chunk-names',
      'no page has a style sheet that is named by getRouteChunkName, by which plugins/pageStyles finds them',
    );
  }
  /** The first file with certain styles: pages that need the same, such as those of pictures, share it. */
  const shared = new Map<string, string>();
  for (const page of pages) {
    addToHead(page, mainStyles);
    const own = ownSheets.get(page.file);
    if (own) {
      const text = await read(own);
      const file = shared.get(text) ?? own;
      shared.set(text, file);
      if (file !== own) {
        await remove(own);
      }
      addToHead(page, `<style ${SHEET}="${base}${file}">${text}</style>`);
    }
  }
}
