import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { run } from '../../scripts/lib/run.mjs';
import { SEARCH_RECORDS } from '../../shared/searchRecords.ts';

/**
 * Builds the site as it is now.
 *
 * @returns the text of its search records
 * @throws an Error whose message lists the mistakes that stop the build
 */
async function buildRecords(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-search-'));
  // The last name is the one of its build cache.
  const outDir = path.join(folder, 'search');
  try {
    const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: outDir, COMPRESSION: 'off' };
    const { code, output } = await run(process.execPath, ['scripts/build.mjs'], { quiet: true, env });
    if (code !== 0) {
      throw new Error(output);
    }
    return readFileSync(path.join(outDir, SEARCH_RECORDS), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * In development, makes the search find what the built site would have: what can be found is taken
 * from built pages, so the site is built aside when it is first asked for and after each change.
 */
export function searchInDevelopment(): RspressPlugin {
  let records: Promise<string> | undefined;

  const plugin: RsbuildPlugin = {
    name: 'site:search-in-development',
    apply: 'serve',
    setup(api) {
      api.onAfterDevCompile(() => {
        records = undefined;
      });
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          if (!request.url?.endsWith(`/${SEARCH_RECORDS}`)) {
            next();
            return;
          }
          records ??= buildRecords();
          const mine = records;
          try {
            const text = await mine;
            response.setHeader('Content-Type', 'application/json').end(text);
          } catch (error) {
            if (records === mine) {
              records = undefined;
            }
            response.statusCode = 503;
            response.end(`The site must be built for the search, but: ${(error as Error).message}`);
          }
        });
      });
    },
  };

  return { name: 'site:search-in-development', builderConfig: { plugins: [plugin] } };
}
