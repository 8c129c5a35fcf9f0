// npm run search:push: fills the hosted index from the search records of the built site, with the
// thesaurus and the rules for ranking.
//   --dry-run  only prints how many records it would send
// ALGOLIA_ADMIN_KEY is the admin key. ALGOLIA_URL is the address of another server, for tests.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { site } from '../shared/configuration.ts';
import { projectRoot } from '../shared/projectRoot.ts';
import type { SiteConfig } from '../shared/schemas/schemas.ts';
import { SEARCH_RECORDS_FILE, type SearchFile, type Synonyms } from '../shared/searchRecords.ts';
import { indexSettings, makeHostedRecords, makeHostedSynonyms } from './lib/hostedRecords.ts';
import { main } from './lib/main.ts';
import { readOptions } from './lib/readOptions.ts';
import { UserFacingError } from './lib/run.ts';

type Client = ReturnType<typeof algoliasearch>;
type Records = ReturnType<typeof makeHostedRecords>;

/**
 * Fills a second index, then moves it over the old one in a single step. If a request fails, the
 * old index stays unchanged.
 *
 * @throws the error of the request that failed
 */
async function replaceIndex(
  client: Client,
  indexName: string,
  objects: Records,
  synonyms: Synonyms,
) {
  const synonymHit = makeHostedSynonyms(synonyms);
  const nextIndex = `${indexName}_next`;
  try {
    await client.setSettings({ indexName: nextIndex, indexSettings });
    await client.saveSynonyms({ indexName: nextIndex, synonymHit, replaceExistingSynonyms: true });
    await client.saveObjects({ indexName: nextIndex, objects, waitForTasks: true });
    const { taskID } = await client.operationIndex({
      indexName: nextIndex,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await client.waitForTask({ indexName, taskID });
  } catch (error) {
    // An error in this cleanup must not hide the first error.
    await client.deleteIndex({ indexName: nextIndex }).catch(() => {});
    throw error;
  }
}

main(async () => {
  const { options } = readOptions({ 'dry-run': 'boolean' }, 'npm run search:push -- [--dry-run]');
  const { search, origin, base }: SiteConfig = site;
  if (!search) {
    throw new UserFacingError('site.yaml: search is missing. It names the hosted index to fill.');
  }
  const { appId, indexName } = search;
  const file = path.join(projectRoot, 'dist', SEARCH_RECORDS_FILE);
  if (!existsSync(file)) {
    throw new UserFacingError('There is no built site in dist/: run npm run build first.');
  }
  const { synonyms, pages }: SearchFile = JSON.parse(readFileSync(file, 'utf8'));
  const records = makeHostedRecords(pages, `${origin}${base}`);
  const countsText = `${records.length} records of ${pages.length} pages`;
  if (options['dry-run']) {
    console.log(
      `Would put ${countsText} into the index ${indexName} of ${appId}; nothing was sent.`,
    );
    return 0;
  }
  const adminKey = process.env.ALGOLIA_ADMIN_KEY;
  if (!adminKey) {
    throw new UserFacingError(
      'ALGOLIA_ADMIN_KEY is not set: it is the service’s key with write access.',
    );
  }
  const testServer = process.env.ALGOLIA_URL && new URL(process.env.ALGOLIA_URL);
  const client = algoliasearch(appId, adminKey, {
    ...(testServer && { hosts: [{ url: testServer.host, accept: 'readWrite', protocol: 'http' }] }),
  });
  await replaceIndex(client, indexName, records, synonyms).catch((error: Error) => {
    const [reason] = error.message.split('\n');
    throw new UserFacingError(
      `The index ${indexName} of ${appId} was not replaced, it stands as it was: ${reason}`,
    );
  });
  console.log(`Put ${countsText} into the index ${indexName} of ${appId}.`);
  return 0;
});
