import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { readThesaurusFiles } from '../../plugins/searchRecords/thesaurus';
import { runScript } from '../../scripts/lib/projectCopy';
import { buildFixtureProject, HOSTED_SEARCH } from '../lib/fixtureSite';
import { rareWord } from '../machine/pages';

test.describe.configure({ mode: 'serial' });

const ADMIN_KEY = 'the-admin-key';
const { indexName: INDEX_NAME, appId: APP_ID } = HOSTED_SEARCH;

type JsonObject = Record<string, unknown>;

interface SearchIndex {
  settings: JsonObject;
  synonyms: JsonObject[];
  records: Map<string, JsonObject>;
}

/**
 * A server that takes the place of Algolia in these tests. As Algolia does, it refuses a wrong key
 * and records that are too large. It keeps indices in memory.
 */
class AlgoliaStandIn {
  readonly indices = new Map<string, SearchIndex>();
  requestCount = 0;
  refusesRecords = false;
  #server: Server | undefined;

  /** Starts the server, and returns its address. */
  async start(): Promise<string> {
    const server = createServer(async (request, response) => {
      this.requestCount += 1;
      const text = Buffer.concat(await request.toArray()).toString();
      const refusalReason = this.#perform(request, text === '' ? {} : JSON.parse(text));
      const body = refusalReason
        ? { message: refusalReason }
        : { taskID: 1, status: 'published', objectIDs: [] };
      response
        .writeHead(refusalReason ? 400 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server?.close(() => resolve()));
  }

  /**
   * Does with the indices in memory what a request asks for.
   *
   * @returns why the server refuses the request; undefined if it has performed it
   */
  #perform({ method, url, headers }: IncomingMessage, body: JsonObject): string | undefined {
    if (headers['x-algolia-api-key'] !== ADMIN_KEY) {
      return 'Invalid Application-ID or API key';
    }
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/?]+)\/?([^?]*)/.exec(url ?? '') ?? [];
    const index: SearchIndex = this.indices.get(name) ?? {
      settings: {},
      synonyms: [],
      records: new Map(),
    };
    switch (`${method} ${action}`.replace(/task\/.*/, 'task')) {
      case 'GET task':
        return undefined;
      case 'PUT settings':
        this.indices.set(name, { ...index, settings: body });
        return undefined;
      case 'POST synonyms/batch':
        this.indices.set(name, { ...index, synonyms: body as unknown as JsonObject[] });
        return undefined;
      case 'POST batch': {
        const records = (body.requests as { body: JsonObject }[]).map((entry) => entry.body);
        if (
          this.refusesRecords ||
          records.some((record) => JSON.stringify(record).length > 10_000)
        ) {
          return 'Record is too big';
        }
        for (const record of records) {
          index.records.set(String(record.objectID), record);
        }
        this.indices.set(name, index);
        return undefined;
      }
      case 'POST operation':
        this.indices.set(String(body.destination), index);
        this.indices.delete(name);
        return undefined;
      case 'DELETE ':
        this.indices.delete(name);
        return undefined;
      default:
        return `${method} ${url}`;
    }
  }
}

let projectFolder = '';
let algolia: AlgoliaStandIn;
let url = '';

const runPush = (args: string[] = [], env: Record<string, string> = {}) =>
  runScript(projectFolder, ['search:push', '--', ...args], {
    ALGOLIA_ADMIN_KEY: ADMIN_KEY,
    ALGOLIA_URL: url,
    ...env,
  });

/** Returns the index that exists before the script runs. It has one record. */
const makeOldIndex = () => ({
  settings: {},
  synonyms: [],
  records: new Map([['old', { objectID: 'old' }]]),
});

test.beforeAll(async () => {
  projectFolder = await buildFixtureProject('later');
});

test.beforeEach(async () => {
  algolia = new AlgoliaStandIn();
  url = await algolia.start();
  algolia.indices.set(INDEX_NAME, makeOldIndex());
});

test.afterEach(() => algolia.stop());

test('the whole index is replaced at once, with its facets, its rules and the thesaurus', async () => {
  const { code, output } = await runPush();
  expect(output).toMatch(
    new RegExp(
      `^Put \\d+ records of \\d+ pages into the index ${INDEX_NAME} of ${APP_ID}\\.$`,
      'm',
    ),
  );
  expect(code).toBe(0);
  const index = algolia.indices.get(INDEX_NAME);
  expect(index?.records.has('old')).toBe(false);
  expect(index?.records.get(rareWord.address + rareWord.hash)).toMatchObject({
    hierarchy: { lvl1: rareWord.heading, lvl2: rareWord.section },
    language: 'en',
    docusaurus_tag: 'default',
  });
  expect(index?.records.get('/search')).toBeUndefined();
  expect(index?.records.get('/docs/association/statuts')).toMatchObject({
    keywords: expect.arrayContaining(['bylaws']),
  });
  expect(index?.settings.attributesForFaceting).toEqual(
    expect.arrayContaining(['language', 'docusaurus_tag']),
  );
  expect(index?.settings).toMatchObject({
    typoTolerance: 'min',
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    removeWordsIfNoResults: 'allOptional',
  });
  const [[typedWords, meanings] = []] = readThesaurusFiles();
  expect(index?.synonyms).toContainEqual(
    expect.objectContaining({ input: typedWords?.[0], synonyms: meanings }),
  );
  expect([...algolia.indices.keys()]).toEqual([INDEX_NAME]);
});

test('a dry run counts the records and sends nothing', async () => {
  const { code, output } = await runPush(['--dry-run'], { ALGOLIA_ADMIN_KEY: '' });
  expect(output).toMatch(
    new RegExp(
      `^Would put \\d+ records of \\d+ pages into the index ${INDEX_NAME} .* nothing was sent\\.$`,
      'm',
    ),
  );
  expect(code).toBe(0);
  expect(algolia.requestCount).toBe(0);
});

for (const { name, env, prepare, message } of [
  {
    name: 'a wrong key',
    env: { ALGOLIA_ADMIN_KEY: 'wrong' },
    message: /Invalid Application-ID or API key/,
  },
  { name: 'no key', env: { ALGOLIA_ADMIN_KEY: '' }, message: /^ALGOLIA_ADMIN_KEY is not set/m },
  {
    name: 'no network',
    env: { ALGOLIA_URL: 'http://127.0.0.1:9' },
    message: /was not replaced, it stands as it was/,
  },
  {
    name: 'records that are refused',
    prepare: () => {
      algolia.refusesRecords = true;
    },
    message: /Record is too big/,
  },
]) {
  test(`with ${name} there is one line of error, and the old index is unchanged`, async () => {
    prepare?.();
    const { code, output } = await runPush([], env);
    expect(code).toBe(1);
    expect(output.trim()).toMatch(message);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(algolia.indices.get(INDEX_NAME)).toEqual(makeOldIndex());
    expect([...algolia.indices.keys()]).toEqual([INDEX_NAME]);
  });
}
