import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startTestServer, type TestServer } from '../../scripts/lib/links/testServer';
import { findFreePort } from '../../scripts/lib/port';
import { projectRoot, runScript } from '../../scripts/lib/projectCopy';
import { site } from '../../shared/configuration';

const TITLE = `Dead links on ${site.name}`;

let folder = '';
let other: TestServer;

/** Returns the path of a file of the test. */
const inFolder = (name: string) => path.join(folder, name);

/** Writes a built site of one page that has these links. */
function writeSite(links: string[]): void {
  mkdirSync(inFolder('dist'), { recursive: true });
  const html = links.map((link) => `<a href="${link}">A link</a>`).join('');
  writeFileSync(inFolder('dist/index.html'), html);
}

const runLinks = (args: string[]) =>
  runScript(projectRoot, ['links', '--', ...args], { OUT_DIR: inFolder('dist') });

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-links-'));
  other = await startTestServer(({ url }, response) => {
    response.writeHead(url === '/alive' ? 200 : 404).end();
  });
});

test.afterEach(async () => {
  await other.stop();
  rmSync(folder, { recursive: true });
});

test('what is dead for two weeks becomes one issue of the forge, and what is alive again closes it', async () => {
  const [long, short] = [`${other.url}/long-dead`, `${other.url}/dead`];
  writeSite([`${other.url}/alive`, long, short]);
  const files = [
    ...['--state', inFolder('state/links.json')],
    ...['--summary', inFolder('summary.md')],
    ...['--issue', inFolder('issue.md')],
  ];
  mkdirSync(inFolder('state'));
  writeFileSync(inFolder('state/links.json'), JSON.stringify({ [long]: '2025-01-06' }));
  writeFileSync(inFolder('summary.md'), 'An earlier step.\n\n');

  const { code, output } = await runLinks(files);
  expect(output).toContain(
    'Links to other sites: 1 dead for 14 days or more; 1 dead, but not for long; 1 alive.',
  );
  expect(code).toBe(0);
  const state = JSON.parse(readFileSync(inFolder('state/links.json'), 'utf8'));
  expect(state).toEqual({
    [long]: '2025-01-06',
    [short]: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(readFileSync(inFolder('summary.md'), 'utf8')).toMatch(
    /^An earlier step\.\n\n## Links to other sites\n[\s\S]*### Dead, but not for long\n/,
  );
  expect(readFileSync(inFolder('issue.md'), 'utf8').split('\n')[0]).toBe(TITLE);

  const issues: Record<string, unknown>[] = [];
  const forge = await startTestServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    if (request.method === 'POST') {
      issues.push({ number: 7, state: 'open', ...JSON.parse(text) });
    } else if (request.method === 'PATCH') {
      Object.assign(issues[0] ?? {}, JSON.parse(text));
    }
    const isFirstPage = request.url?.endsWith('&page=1');
    const found = isFirstPage ? issues.filter(({ state: is }) => is === 'open') : [];
    response.end(JSON.stringify(request.method === 'GET' ? found : issues[0]));
  });
  const runIssue = () =>
    runScript(projectRoot, ['links:issue', '--', inFolder('issue.md')], {
      GITHUB_API_URL: `${forge.url}/api/v1`,
      GITHUB_REPOSITORY: 'us/site',
      GITHUB_TOKEN: 'the-token',
    });
  expect((await runIssue()).output).toContain(`Issue 7 was opened: ${TITLE}.`);
  expect(issues).toMatchObject([{ title: TITLE, body: expect.stringContaining(`- <${long}> `) }]);
  expect(issues[0]?.body).not.toContain(short);

  writeSite([`${other.url}/alive`]);
  await runLinks(files);
  expect(readFileSync(inFolder('issue.md'), 'utf8')).toBe('');
  expect(readFileSync(inFolder('state/links.json'), 'utf8')).toBe('{}\n');
  const closed = await runIssue();
  expect(closed.output).toContain(`Issue 7 was closed: ${TITLE}.`);
  expect(closed.code).toBe(0);
  await forge.stop();
});

test('without the network, no file is written', async () => {
  writeSite([`http://127.0.0.1:${await findFreePort()}/`]);
  const { code, output } = await runLinks([
    '--state',
    inFolder('links.json'),
    '--issue',
    inFolder('issue.md'),
  ]);
  expect(output).toContain('No other site has answered: is this machine on the network?');
  expect(code).toBe(1);
  expect(existsSync(inFolder('links.json')) || existsSync(inFolder('issue.md'))).toBe(false);
});

for (const { name, args, message } of [
  {
    name: 'an unknown option',
    args: ['--sumary', 'x'],
    message: /'--sumary'[\s\S]*npm run links --/,
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
  writeFileSync(inFolder('issue.md'), '');
  const { code, output } = await runScript(
    projectRoot,
    ['links:issue', '--', inFolder('issue.md')],
    { GITHUB_API_URL: '' },
  );
  expect(output).toContain('GITHUB_API_URL is not set');
  expect(code).toBe(1);
});
