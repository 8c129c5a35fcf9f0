import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startTestServer, type TestServer } from '../../scripts/lib/links/testServer';
import { findFreePort } from '../../scripts/lib/port';
import { runScript } from '../../scripts/lib/projectCopy';
import { site } from '../../shared/configuration';
import { projectRoot } from '../../shared/projectRoot';

const TITLE = `Dead links on ${site.name}`;

let folder = '';
let linkedServer: TestServer;

/** Returns the path of a file in the folder of the test. */
const pathInFolder = (name: string) => path.join(folder, name);

/** Writes a built site of one page, which has these links. */
function writeSite(links: string[]): void {
  mkdirSync(pathInFolder('dist'), { recursive: true });
  const html = links.map((link) => `<a href="${link}">A link</a>`).join('');
  writeFileSync(pathInFolder('dist/index.html'), html);
}

const runLinks = (args: string[]) =>
  runScript(projectRoot, ['links', '--', ...args], { OUT_DIR: pathInFolder('dist') });

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-links-'));
  linkedServer = await startTestServer(({ url }, response) => {
    response.writeHead(url === '/alive' ? 200 : 404).end();
  });
});

test.afterEach(async () => {
  await linkedServer.stop();
  rmSync(folder, { recursive: true });
});

test('a link that is dead for two weeks opens an issue of the forge, which closes when the link is gone', async () => {
  const [longDeadUrl, newlyDeadUrl] = [`${linkedServer.url}/long-dead`, `${linkedServer.url}/dead`];
  writeSite([`${linkedServer.url}/alive`, longDeadUrl, newlyDeadUrl]);
  const fileArgs = [
    ...['--state', pathInFolder('state/links.json')],
    ...['--summary', pathInFolder('summary.md')],
    ...['--issue', pathInFolder('issue.md')],
  ];
  mkdirSync(pathInFolder('state'));
  writeFileSync(pathInFolder('state/links.json'), JSON.stringify({ [longDeadUrl]: '2025-01-06' }));
  writeFileSync(pathInFolder('summary.md'), 'An earlier step.\n\n');

  const { code, output } = await runLinks(fileArgs);
  expect(output).toContain(
    'Links to other sites: 1 dead for 14 days or more; 1 dead, but not for long; 1 alive.',
  );
  expect(code).toBe(0);
  const state = JSON.parse(readFileSync(pathInFolder('state/links.json'), 'utf8'));
  expect(state).toEqual({
    [longDeadUrl]: '2025-01-06',
    [newlyDeadUrl]: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(readFileSync(pathInFolder('summary.md'), 'utf8')).toMatch(
    /^An earlier step\.\n\n## Links to other sites\n[\s\S]*### Dead, but not for long\n/,
  );
  expect(readFileSync(pathInFolder('issue.md'), 'utf8').split('\n')[0]).toBe(TITLE);

  const issues: Record<string, unknown>[] = [];
  const forge = await startTestServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    if (request.method === 'POST') {
      issues.push({ number: 7, state: 'open', ...JSON.parse(text) });
    } else if (request.method === 'PATCH') {
      Object.assign(issues[0] ?? {}, JSON.parse(text));
    }
    const isFirstPage = request.url?.endsWith('&page=1');
    const openIssues = isFirstPage ? issues.filter(({ state: is }) => is === 'open') : [];
    response.end(JSON.stringify(request.method === 'GET' ? openIssues : issues[0]));
  });
  const runLinksIssue = () =>
    runScript(projectRoot, ['links:issue', '--', pathInFolder('issue.md')], {
      GITHUB_API_URL: `${forge.url}/api/v1`,
      GITHUB_REPOSITORY: 'us/site',
      GITHUB_TOKEN: 'the-token',
    });
  expect((await runLinksIssue()).output).toContain(`Issue 7 was opened: ${TITLE}.`);
  expect(issues).toMatchObject([
    { title: TITLE, body: expect.stringContaining(`- <${longDeadUrl}> `) },
  ]);
  expect(issues[0]?.body).not.toContain(newlyDeadUrl);

  writeSite([`${linkedServer.url}/alive`]);
  await runLinks(fileArgs);
  expect(readFileSync(pathInFolder('issue.md'), 'utf8')).toBe('');
  expect(readFileSync(pathInFolder('state/links.json'), 'utf8')).toBe('{}\n');
  const closingRun = await runLinksIssue();
  expect(closingRun.output).toContain(`Issue 7 was closed: ${TITLE}.`);
  expect(closingRun.code).toBe(0);
  await forge.stop();
});

test('without the network, no file is written', async () => {
  writeSite([`http://127.0.0.1:${await findFreePort()}/`]);
  const { code, output } = await runLinks([
    '--state',
    pathInFolder('links.json'),
    '--issue',
    pathInFolder('issue.md'),
  ]);
  expect(output).toContain('No other site has answered: is this machine on the network?');
  expect(code).toBe(1);
  expect(existsSync(pathInFolder('links.json')) || existsSync(pathInFolder('issue.md'))).toBe(
    false,
  );
});

for (const { name, args, message } of [
  {
    name: 'an unknown option',
    args: ['--sumary', 'x'],
    message: /^npm run links -- .*: Unknown option '--sumary'$/m,
  },
  { name: 'no built site', args: [], message: /^There is no built site in .*: run npm run build/m },
]) {
  test(`with ${name} there is a line that says what to do`, async () => {
    const { code, output } = await runLinks(args);
    expect(output).toMatch(message);
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
  });
}

test('without the variables of the forge, the issue is not touched', async () => {
  writeFileSync(pathInFolder('issue.md'), '');
  const { code, output } = await runScript(
    projectRoot,
    ['links:issue', '--', pathInFolder('issue.md')],
    { GITHUB_API_URL: '' },
  );
  expect(output).toContain('GITHUB_API_URL is not set');
  expect(code).toBe(1);
});
