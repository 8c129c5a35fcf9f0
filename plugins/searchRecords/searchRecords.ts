import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { addressOf, type PageRecord, pageRecord, versionOf } from './records.ts';

/**
 * Writes what can be found on the site into one hashed file, taken from the built
 * pages, and its address into each of them, as `<meta name="search-records">`.
 */
export function searchRecords(): RspressPlugin {
  return {
    name: 'site:search-records',
    async afterBuild(config, isProd) {
      if (!isProd) {
        return;
      }
      const outDir = path.resolve(config.outDir ?? 'dist');
      const entries = await readdir(outDir, { recursive: true });
      const files = entries.filter((file) => file.endsWith('.html')).sort();
      const pages = await Promise.all(
        files.map(async (file) => ({ file, html: await readFile(path.join(outDir, file), 'utf8') })),
      );

      const records = pages.flatMap(({ file, html }): PageRecord[] => {
        const address = addressOf(file.split(path.sep).join('/'));
        const record = pageRecord(html, address, versionOf(address, config.multiVersion));
        return record ? [record] : [];
      });
      const json = JSON.stringify(records);
      const hash = createHash('sha256').update(json).digest('hex').slice(0, 10);
      const name = `static/search/records.${hash}.json`;
      await mkdir(path.join(outDir, 'static/search'), { recursive: true });
      await writeFile(path.join(outDir, name), json);

      const meta = `<meta name="search-records" content="${config.base ?? '/'}${name}">`;
      await Promise.all(
        pages.map(({ file, html }) =>
          writeFile(path.join(outDir, file), html.replace('</head>', `${meta}\n</head>`)),
        ),
      );
    },
  };
}
