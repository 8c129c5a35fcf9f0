import { rspack } from '@rsbuild/core';
import { savesData } from '../../shared/connection.ts';
import { NO_SCRIPT_EVENT } from '../../shared/events.ts';
import { applyPreferences } from '../../shared/preferences.ts';
import { STORAGE_KEYS } from '../../shared/storageKeys.ts';
import { type BuiltSite, SiteProblems } from '../builtSite/builtSite.ts';
import { watchBase } from './baseBanner.ts';
import { boot } from './boot.ts';
import { suggestBase } from './suggestBase.ts';

const ENTRY = /<script defer src="([^"]*)"><\/script>\n?/;

/** @param src address of the site's script @param base path the site is built for */
function sourceOf(src: string, base: string): string {
  const call = (run: unknown, ...parameters: unknown[]) =>
    `(${run})(${parameters.map((value) => (typeof value === 'function' ? value : JSON.stringify(value))).join()});`;
  // In a function, since the minifier would make globals of what it names.
  const source = `(() => {${[
    call(applyPreferences, STORAGE_KEYS),
    call(watchBase, base, suggestBase, NO_SCRIPT_EVENT),
    call(boot, src, savesData, NO_SCRIPT_EVENT),
  ].join('\n')}})();`;
  return rspack.experiments.swc.minifySync(source, { compress: true, mangle: true }).code;
}

/**
 * Replaces the script of every page, which is the same on all of them, by a small inline
 * one that loads it when nobody waits for anything.
 */
export function bootScript({ pages, base }: BuiltSite): void {
  let source: string | undefined;
  for (const page of pages) {
    const [tag, src] = ENTRY.exec(page.html) ?? [];
    if (!tag || !src) {
      throw new SiteProblems([`${page.address}: Rspress no longer writes its script as ${ENTRY}`]);
    }
    source ??= sourceOf(src, base);
    // First, so that a stored choice is applied before anything is painted.
    page.html = page.html
      .replace(tag, '')
      .replace('<meta charset="utf-8">', (charset) => `${charset}\n<script>${source}</script>`);
  }
}
