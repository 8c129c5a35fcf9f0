import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../../scripts/lib/port';
import { ProjectCopy, runScript } from '../../scripts/lib/projectCopy';
import { projectRoot } from '../../shared/projectRoot';
import { SITE_JSON_FILE } from '../../shared/siteJson';
import { hashFiles } from '../lib/fileHashes';
import { TEST_LIMIT_MS } from '../lib/limits';
import { siteUnderTestFolder } from '../lib/siteUnderTest';

test.describe.configure({ mode: 'serial' });

test('npm start serves the bytes of the image by nginx, and stops on Ctrl-C', async ({
  playwright,
}) => {
  const port = await findFreePort();
  const project = new ProjectCopy(undefined, { packages: 'copied' });
  project.addHistory();
  const npmStartProcess = spawn(process.execPath, ['scripts/launch.mjs', 'start'], {
    cwd: project.folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const processEnd = once(npmStartProcess, 'close');
  let output = '';
  npmStartProcess.stdout.on('data', (chunk) => {
    output += chunk;
  });
  try {
    const hasStartedOrEnded = () =>
      npmStartProcess.exitCode !== null || output.includes(`Open http://localhost:${port}`);
    await expect.poll(hasStartedOrEnded, { timeout: TEST_LIMIT_MS }).toBe(true);
    expect(output).toContain('Served by ');

    const request = await playwright.request.newContext({
      baseURL: `http://localhost:${port}`,
      maxRedirects: 0,
    });
    expect((await request.get('/docs/services')).status()).toBe(200);
    expect((await request.get('/no-such-page')).status()).toBe(404);
    expect((await request.get('/docs/services/')).status()).toBe(308);
    await request.dispose();

    await expect
      .poll(() => output.includes('All is compressed now.'), { timeout: TEST_LIMIT_MS })
      .toBe(true);
    // The image was built in another folder, at another time, and perhaps by another Node.js.
    // These differences must not change any file. Only site.json may differ, because only the image
    // knows when its packages were installed.
    const distFolder = path.join(project.folder, 'dist');
    const hashAllButSiteJson = (folder: string) =>
      hashFiles(folder).filter((line) => !line.startsWith(SITE_JSON_FILE));
    const readSiteJson = (folder: string) =>
      JSON.parse(readFileSync(path.join(folder, SITE_JSON_FILE), 'utf8'));
    expect(hashAllButSiteJson(distFolder)).toEqual(hashAllButSiteJson(siteUnderTestFolder));
    expect(readSiteJson(distFolder)).toEqual({
      ...readSiteJson(siteUnderTestFolder),
      packagesInstalledAt: null,
    });
  } finally {
    // Ctrl-C sends this signal.
    npmStartProcess.kill('SIGINT');
    expect((await processEnd)[0], output).toBe(0);
    project.remove();
  }
});

test('a port in use, and one that is none, are reported in one line', async () => {
  const port = await findFreePort();
  const blockingServer = createServer().listen(port, '127.0.0.1');
  for (const [portValue, message] of [
    [String(port), `Port ${port} is in use: choose another, as in PORT=8081 npm start.`],
    [
      'eighty',
      'PORT=eighty must be a port, a number from 1 to 65535. Where npm start serves the site; 8080 without it.',
    ],
  ] as const) {
    const { code, output } = await runScript(projectRoot, ['start'], { PORT: portValue });
    expect(code).toBe(1);
    expect(output.trim()).toBe(message);
  }
  blockingServer.close();
});

test('mistakes in the configuration are listed with their place, and nothing is served', async () => {
  const project = new ProjectCopy();
  try {
    project.setFacts({ 'links.status': 'nonsense', base: '/site' });
    const port = { PORT: String(await findFreePort()) };
    const { code, output } = await runScript(project.folder, ['start'], port);
    expect(code).toBe(1);
    expect(output).toMatch(/^\w+\/site\.yaml:\d+: links\.status: must be a web address, such as/m);
    expect(output).toMatch(/^\w+\/site\.yaml:\d+: base: must begin and end with a slash/m);
    expect(output.trim()).toMatch(/\nNothing is served: fix the problems listed above\.$/);
    expect(output).not.toMatch(/Open http|^\s+at /m);
  } finally {
    project.remove();
  }
});
