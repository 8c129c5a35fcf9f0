import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UpstreamChange } from '../upstream/upstreamChange.mjs';

/**
 * Rspress's runtime names every page, which would all become part of what visitors download.
 * Seam: rspress-runtime-folder.
 */
export const RSPRESS_RUNTIME = /@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]/;

/** @throws UpstreamChange when pages import Rspress's runtime from elsewhere than `RSPRESS_RUNTIME` says */
export function checkRuntimeFolder(aliases: unknown): void {
  const file = (aliases as Record<string, unknown> | undefined)?.['@rspress/core/runtime'];
  if (!RSPRESS_RUNTIME.test(String(file))) {
    throw new UpstreamChange(
      'rspress-runtime-folder',
      'Rspress’s runtime is no longer in dist/runtime/, which plugins/bundles keeps out of what visitors download',
    );
  }
}

/** What every build of Rspress begins with: the styles of the stock theme, those of `globalStyles`, and the theme. */
const PRE_ENTRY = [/[\\/]dist[\\/]theme[\\/]styles[\\/]index\.js$/, /^virtual-global-styles$/, /^@theme$/];

/**
 * Seam: rspress-stock-styles. Only the last of these is kept.
 *
 * @throws UpstreamChange when Rspress begins its builds with something else
 */
export function checkPreEntry(preEntry: string | string[]): void {
  const entries = [preEntry].flat();
  const isKnown =
    entries.length === PRE_ENTRY.length && PRE_ENTRY.every((one, i) => one.test(`${entries[i]}`));
  if (!isKnown) {
    throw new UpstreamChange(
      'rspress-stock-styles',
      `Rspress begins its builds with ${entries.map((entry) => path.basename(entry)).join(', ')} instead of its styles, virtual-global-styles and @theme, of which plugins/bundles keeps @theme`,
    );
  }
}

/** What Rspress looks for in a template: the places of the head and of the page, and the element that it hydrates. */
const IN_TEMPLATE = ['<!--<?- HEAD ?>-->', '<!--<?- DOC_CONTENT ?>-->', 'id="__rspress_root"'];

/**
 * Seam: rspress-template. Rspress does not say what a template of one's own must contain, so ours
 * is compared with its own.
 *
 * @throws UpstreamChange when that no longer contains what ours has
 */
export function checkStockTemplate(): void {
  const core = path.dirname(createRequire(import.meta.url).resolve('@rspress/core/package.json'));
  const stock = readFileSync(path.join(core, 'index.html'), 'utf8');
  const missing = IN_TEMPLATE.find((text) => !stock.includes(text));
  if (missing) {
    throw new UpstreamChange(
      'rspress-template',
      `Rspress’s own template no longer contains ${missing}, as plugins/bundles/template.html does`,
    );
  }
}
