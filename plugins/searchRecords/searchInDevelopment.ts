import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { SEARCH_RECORDS } from '../../shared/searchRecords.ts';
import { THESAURUS } from './thesaurus.ts';

/**
 * Builds the site as it is now.
 *
 * @returns the text of the file that its search fetches
 * @throws an Error whose message lists the mistakes that stop the build
 */
async function buildRecords(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-search-'));
  const outDir = path.join(folder, 'search');
  try {
    const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: outDir, COMPRESSION: 'off' };
    await promisify(execFile)(process.execPath, ['scripts/launch.mjs', 'build'], { env }).catch(
      ({ stderr }) => {
        throw new Error(stderr);
      },
    );
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
  // No page is compiled anew when the thesaurus changes.
  let thesaurusChanged: number | undefined;

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
          const changed = statSync(THESAURUS, { throwIfNoEntry: false })?.mtimeMs;
          if (changed !== thesaurusChanged) {
            thesaurusChanged = changed;
            records = undefined;
          }
          records ??= buildRecords();
          try {
            const text = await records;
            response.setHeader('Content-Type', 'application/json').end(text);
          } catch (error) {
            records = undefined;
            response.statusCode = 503;
            response.end(`The site must be built for the search, but: ${(error as Error).message}`);
          }
        });
      });
    },
  };

  return { name: 'site:search-in-development', builderConfig: { plugins: [plugin] } };
}
