import { savesData } from '../../shared/connection.ts';
import { FROM_TOP } from '../../shared/pageParts.ts';
import { applyPreferences } from '../../shared/preferences.ts';
import { STORAGE_KEYS } from '../../shared/storageKeys.ts';
import { type BuiltSite, replaceInPage } from '../builtSite/builtSite.ts';
import { functionsAsText } from '../builtSite/functionsAsText.ts';
import { UpstreamChange } from '../upstream/upstreamChange.mjs';
import { wrongBaseTeller } from './baseBanner.ts';
import { boot } from './boot.ts';
import { suggestBase } from './suggestBase.ts';

/** Seam: rsbuild-script, the tag that Rsbuild writes for the only script of a page. */
const ENTRY = /<script defer src="([^"]*)"><\/script>\n?/;
const EXTERNAL_SCRIPTS = /<script\b[^>]*\ssrc=/g;

/** @param src address of the site's script @param base path the site is built for */
function sourceOf(src: string, base: string): string {
  return functionsAsText([
    [applyPreferences, STORAGE_KEYS],
    [boot, src, FROM_TOP, savesData, [wrongBaseTeller, base, suggestBase]],
  ]);
}

/**
 * Replaces the script of every page, which is the same on all of them, by a small inline
 * one that loads it when nobody waits for anything.
 */
export function bootScript({ pages, base }: BuiltSite): void {
  let source: string | undefined;
  for (const page of pages) {
    const [tag, src] = ENTRY.exec(page.html) ?? [];
    if (!tag || !src || page.html.match(EXTERNAL_SCRIPTS)?.length !== 1) {
      throw new UpstreamChange(
        'rsbuild-script',
        `${page.address} no longer has one script, as <script defer src="…"></script>, which plugins/bootScript replaces`,
      );
    }
    source ??= sourceOf(src, base);
    // First, so that a stored choice is applied before anything is painted.
    replaceInPage(page, tag, '');
    const charset = '<meta charset="utf-8">';
    replaceInPage(page, charset, `${charset}\n<script>${source}</script>`);
  }
}
