import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { readThesaurus, THESAURUS } from '../../plugins/searchRecords/thesaurus';
import { runScript } from '../projectCopy';
import { HOSTED_SEARCH, variantFolder } from '../variants';

test.describe.configure({ mode: 'serial' });

const ADMIN_KEY = 'the-admin-key';
const { indexName: INDEX, appId: APP_ID } = HOSTED_SEARCH;
/** The settings that Algolia documents, as far as the script sends them. */
const SETTINGS = new Set([
  ...['attributesForFaceting', 'searchableAttributes', 'attributesToSnippet', 'customRanking'],
  ...['ignorePlurals', 'removeStopWords', 'queryLanguages', 'minWordSizefor1Typo', 'minWordSizefor2Typos'],
  ...['typoTolerance', 'removeWordsIfNoResults', 'ranking', 'separatorsToIndex'],
  ...['attributeForDistinct', 'distinct', 'attributeCriteriaComputedBy'],
]);

type Json = Record<string, unknown>;

/**
 * A test double of Algolia's indexing: it refuses requests that Algolia's documented protocol
 * does not allow, and keeps indices in memory.
 */
class IndexingDouble {
  readonly indices = new Map<string, { settings: Json; synonyms: Json[]; records: Map<string, Json> }>();
  requests = 0;
  refuseRecords = false;
  #server: Server | undefined;

  async start(): Promise<string> {
    const server = createServer(async (request, response) => {
      this.requests += 1;
      let text = '';
      for await (const chunk of request) {
        text += chunk;
      }
      const { status, body } = this.#answer(request, text === '' ? {} : JSON.parse(text));
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server?.close(() => resolve()));
  }

  #index(name: string) {
    const index = this.indices.get(name) ?? { settings: {}, synonyms: [], records: new Map<string, Json>() };
    this.indices.set(name, index);
    return index;
  }

  #answer({ method, url, headers }: IncomingMessage, body: Json): { status: number; body: Json } {
    const refuse = (status: number, message: string) => ({ status, body: { message, status } });
    const accept = { status: 200, body: { taskID: 1, updatedAt: '2025-01-01T00:00:00Z', objectIDs: [] } };
    if (headers['x-algolia-api-key'] !== ADMIN_KEY) {
      return refuse(403, 'Invalid Application-ID or API key');
    }
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/?]+)\/?([^?]*)/.exec(url ?? '') ?? [];
    if (method === 'GET' && action.startsWith('task/')) {
      return { status: 200, body: { status: 'published', pendingTask: false } };
    }
    if (method === 'PUT' && action === 'settings') {
      const unknown = Object.keys(body).filter((setting) => !SETTINGS.has(setting));
      if (unknown.length > 0) {
        return refuse(400, `Invalid settings: ${unknown.join(', ')}`);
      }
      this.#index(name).settings = body;
      return accept;
    }
    if (method === 'POST' && action === 'synonyms/batch') {
      const synonyms = body as unknown as Json[];
      const isRight = ({ objectID, type, input, synonyms: words }: Json) =>
        objectID && type === 'oneWaySynonym' && input && Array.isArray(words) && words.length > 0;
      if (
        !synonyms.every(isRight) ||
        new Set(synonyms.map(({ objectID }) => objectID)).size < synonyms.length
      ) {
        return refuse(400, 'Invalid synonyms');
      }
      this.#index(name).synonyms = synonyms;
      return accept;
    }
    if (method === 'POST' && action === 'batch') {
      const records = (body.requests as { action: string; body: Json }[]).map((entry) => entry.body);
      if (
        this.refuseRecords ||
        records.some((record) => !record.objectID || JSON.stringify(record).length > 10_000)
      ) {
        return refuse(400, 'Record is too big or has no objectID');
      }
      for (const record of records) {
        this.#index(name).records.set(String(record.objectID), record);
      }
      return accept;
    }
    if (method === 'POST' && action === 'operation' && body.operation === 'move') {
      this.indices.set(String(body.destination), this.#index(name));
      this.indices.delete(name);
      return accept;
    }
    if (method === 'DELETE' && action === '') {
      this.indices.delete(name);
      return { status: 200, body: { taskID: 1, deletedAt: '2025-01-01T00:00:00Z' } };
    }
    return refuse(404, `${method} ${url}`);
  }
}

let folder = '';
let service: IndexingDouble;
let url = '';

const push = (args: string[] = [], env: Record<string, string> = {}) =>
  runScript(folder, ['search:push', '--', ...args], {
    ALGOLIA_ADMIN_KEY: ADMIN_KEY,
    ALGOLIA_URL: url,
    ...env,
  });
/** The index as it is before a push. */
const oldIndex = () => ({
  settings: {},
  synonyms: [],
  records: new Map([['old', { objectID: 'old' }]]),
});

test.beforeAll(async () => {
  folder = await variantFolder('published');
});

test.beforeEach(async () => {
  service = new IndexingDouble();
  url = await service.start();
  service.indices.set(INDEX, oldIndex());
});

test.afterEach(() => service.stop());

test('the whole index is replaced at once, with its facets, its rules and the thesaurus', async () => {
  const { code, output } = await push();
  expect(output).toMatch(
    new RegExp(`^Put \\d+ records of \\d+ pages into the index ${INDEX} of ${APP_ID}\\.$`, 'm'),
  );
  expect(code).toBe(0);
  const index = service.indices.get(INDEX);
  expect(index?.records.has('old')).toBe(false);
  expect(index?.records.get('/docs/mattermost/introduction#recognize-the-screen')).toMatchObject({
    hierarchy: { lvl1: 'Introduction to Mattermost', lvl2: 'Recognize the screen' },
    language: 'en',
    docusaurus_tag: 'default',
  });
  expect(index?.records.get('/docs/mattermost/introduction')).toMatchObject({
    keywords: expect.arrayContaining(['screen reader']),
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
  const [[typed, meanings] = []] = readThesaurus(readFileSync(THESAURUS, 'utf8'));
  expect(index?.synonyms).toContainEqual(expect.objectContaining({ input: typed?.[0], synonyms: meanings }));
  expect([...service.indices.keys()]).toEqual([INDEX]);
});

test('a dry run counts the records and sends nothing', async () => {
  const { code, output } = await push(['--dry-run'], { ALGOLIA_ADMIN_KEY: '' });
  expect(output).toMatch(
    new RegExp(`^Would put \\d+ records of \\d+ pages into the index ${INDEX} .* nothing was sent\\.$`, 'm'),
  );
  expect(code).toBe(0);
  expect(service.requests).toBe(0);
});

for (const { name, env, prepare, message } of [
  { name: 'a wrong key', env: { ALGOLIA_ADMIN_KEY: 'wrong' }, message: /Invalid Application-ID or API key/ },
  { name: 'no key', env: { ALGOLIA_ADMIN_KEY: '' }, message: /^ALGOLIA_ADMIN_KEY is not set/m },
  {
    name: 'no network',
    env: { ALGOLIA_URL: 'http://127.0.0.1:9' },
    message: /was not replaced, it stands as it was/,
  },
  {
    name: 'records that are refused',
    prepare: () => {
      service.refuseRecords = true;
    },
    message: /Record is too big/,
  },
]) {
  test(`with ${name} there is one line of error, and the old index is unchanged`, async () => {
    prepare?.();
    const { code, output } = await push([], env);
    expect(code).toBe(1);
    expect(output.trim()).toMatch(message);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(service.indices.get(INDEX)).toEqual(oldIndex());
    expect([...service.indices.keys()]).toEqual([INDEX]);
  });
}
