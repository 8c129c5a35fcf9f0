// npm run search:push: fills the hosted index from the search records of the built site, with the thesaurus
// and the rules of ranking.
//   --dry-run  only prints how many records it would send
// ALGOLIA_ADMIN_KEY is the admin key. ALGOLIA_URL is the address of another server, for tests.
import { algoliasearch } from 'algoliasearch';
import type { SiteConfig } from '../plugins/siteConfig/schema.ts';
import { site } from '../site.config.ts';
import { builtSearch } from './lib/builtSearch.ts';
import { hostedRecords, hostedSynonyms, indexSettings } from './lib/hostedRecords.ts';

/** What the index is to hold. */
interface Content {
  records: ReturnType<typeof hostedRecords>;
  synonyms: ReturnType<typeof hostedSynonyms>;
}

/**
 * Fills a second index, then moves it over the old one, which is a single step for the service.
 * When something fails before that, the old index is unchanged.
 */
async function replaceIndex(
  client: ReturnType<typeof algoliasearch>,
  indexName: string,
  { records, synonyms }: Content,
) {
  const next = `${indexName}_next`;
  try {
    await client.setSettings({ indexName: next, indexSettings });
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

/** @returns what was done, in a line @throws Error that says what is missing or failed */
async function push(isDryRun: boolean): Promise<string> {
  const { search, origin, base }: SiteConfig = site;
  if (!search) {
    throw new Error('site.config.ts: search is missing. It names the hosted index to fill.');
  }
  const { appId, indexName } = search;
  const { synonyms, pages } = builtSearch();
  const records = hostedRecords(pages, `${origin}${base}`);
  const counts = `${records.length} records of ${pages.length} pages`;
  if (isDryRun) {
    return `Would put ${counts} into the index ${indexName} of ${appId}; nothing was sent.`;
  }
  const key = process.env.ALGOLIA_ADMIN_KEY;
  if (!key) {
    throw new Error(
      'ALGOLIA_ADMIN_KEY is not set. It is the key with write access, from the service’s dashboard.',
    );
  }
  const testServer = process.env.ALGOLIA_URL && new URL(process.env.ALGOLIA_URL);
  const client = algoliasearch(appId, key, {
    ...(testServer && { hosts: [{ url: testServer.host, accept: 'readWrite', protocol: 'http' }] }),
  });
  try {
    await replaceIndex(client, indexName, { records, synonyms: hostedSynonyms(synonyms) });
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0];
    throw new Error(`The index ${indexName} of ${appId} was not replaced, it stands as it was: ${reason}`);
  }
  return `Put ${counts} into the index ${indexName} of ${appId}.`;
}

push(process.argv.includes('--dry-run')).then(
  (done) => {
    console.log(done);
    // The client keeps connections open.
    process.exit(0);
  },
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
