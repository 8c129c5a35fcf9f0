import { createHash } from 'node:crypto';
import { rspack } from '@rsbuild/core';
import type { BuiltSite } from '../builtSite/builtSite.ts';
import { boot } from './boot.ts';

const DEFERRED = /<script defer src="([^"]*)"><\/script>\n?/g;

/** The source of the boot script that loads these addresses. */
function sourceOf(scripts: string[]): string {
  const source = `(${boot})(${JSON.stringify(scripts)})`;
  return rspack.experiments.swc.minifySync(source, { compress: true, mangle: true }).code;
}

/**
 * Puts the scripts of every page, which are the same on all of them, behind one small
 * script that loads them when nobody waits for anything. What stands in the document, and
 * works by itself, is all that a visitor needs to read.
 */
export async function bootScript({ pages, base, write }: BuiltSite): Promise<void> {
  const scripts = [...(pages[0]?.html ?? '').matchAll(DEFERRED)].map(([, src]) => String(src));
  const source = sourceOf(scripts);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
  const file = `static/boot.${hash}.js`;
  await write(file, source);
  for (const page of pages) {
    page.html = page.html
      .replace(DEFERRED, '')
      .replace(/(?=<link [^>]*rel="stylesheet")/, () => `<script defer src="${base}${file}"></script>\n`);
  }
}
