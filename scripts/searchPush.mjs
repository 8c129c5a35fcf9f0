// npm run search:push: fills the hosted index from the search records of the built site, with the thesaurus
// and the rules of ranking.
//   --dry-run  only prints how many records it would send
// ALGOLIA_ADMIN_KEY is the admin key. ALGOLIA_URL is the address of another server, for tests.
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { builtSearch } from './lib/builtSearch.mjs';
import { hostedRecords, hostedSynonyms, indexSettings } from './lib/hostedRecords.mjs';
import { loadTypeScript } from './lib/loadTypeScript.ts';
import { root, UserFacingError } from './lib/run.ts';

/**
 * Fills a second index, then moves it over the old one, which is a single step for the service.
 * When something fails before that, the old index is unchanged.
 *
 * @param {ReturnType<typeof algoliasearch>} client
 * @param {string} indexName
 * @param {ReturnType<typeof indexSettings>} settings
 * @param {ReturnType<typeof hostedRecords>} records
 * @param {ReturnType<typeof hostedSynonyms>} synonyms
 */
async function replaceIndex(client, indexName, settings, records, synonyms) {
  const next = `${indexName}_next`;
  try {
    await client.setSettings({ indexName: next, indexSettings: settings });
    await client.saveSynonyms({ indexName: next, synonymHit: synonyms, replaceExistingSynonyms: true });
    await client.saveObjects({ indexName: next, objects: records, waitForTasks: true });
    const { taskID } = await client.operationIndex({
      indexName: next,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await client.waitForTask({ indexName, taskID });
  } catch (error) {
    // Only the first error is reported, even when the unfinished index cannot be deleted.
    await client.deleteIndex({ indexName: next }).catch(() => {});
    throw error;
  }
}

async function main() {
  const isDryRun = process.argv.includes('--dry-run');
  /** @type {import('../plugins/siteConfig/schema').SiteConfig} */
  const site = (await loadTypeScript('site.config.ts')).site;
  if (!site.search) {
    throw new UserFacingError('site.config.ts: search is missing. It names the hosted index to fill.');
  }
  const { appId, indexName } = site.search;
  const { synonyms, pages } = await builtSearch(path.join(root, 'dist'));
  /** @type {typeof import('../shared/overviews')} */
  const { isOverview } = await loadTypeScript('shared/overviews.ts');
  const records = hostedRecords(pages, `${site.origin}${site.base}`, isOverview);
  const counts = `${records.length} records of ${pages.length} pages`;
  if (isDryRun) {
    console.log(`Would put ${counts} into the index ${indexName} of ${appId}; nothing was sent.`);
    return;
  }
  const key = process.env.ALGOLIA_ADMIN_KEY;
  if (!key) {
    throw new UserFacingError(
      'ALGOLIA_ADMIN_KEY is not set. It is the key with write access, from the service’s dashboard.',
    );
  }
  const testServer = process.env.ALGOLIA_URL && new URL(process.env.ALGOLIA_URL);
  const client = algoliasearch(appId, key, {
    ...(testServer && { hosts: [{ url: testServer.host, accept: 'readWrite', protocol: 'http' }] }),
  });
  try {
    const settings = indexSettings(await loadTypeScript('theme/search/typingErrors.ts'));
    await replaceIndex(client, indexName, settings, records, hostedSynonyms(synonyms));
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new UserFacingError(
      `The index ${indexName} of ${appId} was not replaced, it stands as it was: ${reason}`,
    );
  }
  console.log(`Put ${counts} into the index ${indexName} of ${appId}.`);
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof UserFacingError ? error.message : error);
    process.exit(1);
  },
);
