import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { findFreePort } from '../port';
import { UserFacingError } from '../run';
import { type ForgeRepository, syncIssue } from './forgeIssue';
import { startTestServer, type TestServer } from './testServer';

const TITLE = 'Dead links on Exemple Libre';
const TOKEN = 'the-token';

interface StoredIssue {
  number: number;
  title: string;
  body: string;
  state: string;
  pull_request?: object | null;
}

let issues: StoredIssue[];
let server: TestServer;
let forge: ForgeRepository;

beforeEach(async () => {
  issues = [];
  // A forge with issues in memory. As Forgejo does, it returns at most 50 of them.
  server = await startTestServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://forge');
    const body = Buffer.concat(await request.toArray()).toString();
    const change = body ? JSON.parse(body) : {};
    const [, number] = /^\/api\/v1\/repos\/us\/site\/issues(?:\/(\d+))?$/.exec(url.pathname) ?? [];
    const reply = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (request.headers.authorization !== `token ${TOKEN}`) {
      reply(401, { message: 'no' });
    } else if (request.method === 'GET') {
      const start = (Number(url.searchParams.get('page')) - 1) * 50;
      const open = issues.filter(({ state }) => state === url.searchParams.get('state'));
      reply(200, open.slice(start, start + 50));
    } else if (request.method === 'POST') {
      issues.push({ number: issues.length + 1, state: 'open', ...change });
      reply(201, issues.at(-1));
    } else {
      const issue = issues.find((one) => one.number === Number(number));
      reply(issue ? 200 : 404, issue && Object.assign(issue, change));
    }
  });
  forge = { apiUrl: `${server.url}/api/v1`, repository: 'us/site', token: TOKEN };
});

afterEach(() => server.stop());

/** Returns the requests that changed something. */
const listChangingRequests = () => server.requests.filter((request) => !request.startsWith('GET'));

test('the issue is opened, changed, and closed when it says nothing more', async () => {
  expect(await syncIssue(forge, TITLE, 'One.')).toBe(`Issue 1 was opened: ${TITLE}.`);
  expect(await syncIssue(forge, TITLE, 'Two.')).toBe(`Issue 1 was changed: ${TITLE}.`);
  expect(issues).toEqual([{ number: 1, title: TITLE, body: 'Two.', state: 'open' }]);
  expect(await syncIssue(forge, TITLE, '')).toBe(`Issue 1 was closed: ${TITLE}.`);
  expect(issues).toEqual([{ number: 1, title: TITLE, body: 'Two.', state: 'closed' }]);
  expect(await syncIssue(forge, TITLE, '')).toContain('none is needed');
  expect(await syncIssue(forge, TITLE, 'Three.')).toContain('Issue 2 was opened');
});

test('an issue that says it already is left alone', async () => {
  issues = [{ number: 1, title: TITLE, body: 'One.\r\nTwo.\r\n', state: 'open' }];
  expect(await syncIssue(forge, TITLE, 'One.\nTwo.\n')).toContain('says it already');
  expect(listChangingRequests()).toEqual([]);
});

test('other issues and requests are left alone, and all pages of the list are read', async () => {
  issues = Array.from({ length: 60 }, (_, index) => ({
    number: index + 1,
    title: `Another ${index}`,
    body: '',
    state: 'open',
    pull_request: null,
  }));
  issues.push({ number: 61, title: TITLE, body: '', state: 'open', pull_request: {} });
  issues.push({ number: 62, title: TITLE, body: 'Old.', state: 'open', pull_request: null });
  expect(await syncIssue(forge, TITLE, 'New.')).toContain('Issue 62 was changed');
  expect(listChangingRequests()).toEqual(['PATCH /api/v1/repos/us/site/issues/62']);
});

test('a forge that refuses, or is no forge, or is away, has one line', async () => {
  const expectFailure = async (change: Partial<ForgeRepository>, message: RegExp) => {
    const result = syncIssue({ ...forge, ...change }, TITLE, 'One.');
    await expect(result).rejects.toThrow(UserFacingError);
    await expect(result).rejects.toThrow(message);
  };
  await expectFailure({ token: 'wrong' }, /answered with 401: may this token/);
  await expectFailure(
    { apiUrl: `http://127.0.0.1:${await findFreePort()}` },
    /failed: .*ECONNREFUSED/,
  );
  const otherServer = await startTestServer((_request, response) => response.end('<html>'));
  await expectFailure({ apiUrl: otherServer.url }, /was not answered as GitHub and Forgejo do/);
  await otherServer.stop();
});
