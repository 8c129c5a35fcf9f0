import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/lib/port';
import { hashesOf } from '../fileHashes';
import { ProjectCopy, projectRoot, runScript } from '../projectCopy';

test.describe.configure({ mode: 'serial' });

/** A running `npm start`, and its output so far. */
class StartProcess {
  output = '';
  /** Resolves when it has printed the address. */
  readonly announced: Promise<void>;
  readonly ended: Promise<number | null>;
  readonly #child: ChildProcess;

  constructor(folder: string, port: number, env: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['scripts/launch.mjs', 'start'], {
      cwd: folder,
      env: { ...process.env, ...env, PORT: String(port) },
    });
    this.#child = child;
    this.ended = new Promise((resolve) => child.on('close', resolve));
    this.announced = new Promise((resolve) => {
      child.stdout.on('data', (chunk) => {
        this.output += chunk;
        if (this.output.includes(`Open http://localhost:${port}`)) {
          resolve();
        }
      });
    });
    child.stderr.on('data', (chunk) => {
      this.output += chunk;
    });
  }

  /** Sends the signal that Ctrl-C sends. */
  interrupt(): void {
    this.#child.kill('SIGINT');
  }
}

/** The folder of the built site under test. */
function filesUnderTest(): string {
  const folder = process.env.SITE_DIST;
  if (!folder) {
    throw new Error('This test needs SITE_DIST, a folder with the files of the site under test.');
  }
  return folder;
}

test('npm start builds the same bytes as the image holds, serves them with the real nginx.conf, prints the address, and stops on Ctrl-C', async ({
  playwright,
}) => {
  const port = await freePort();
  const project = new ProjectCopy(undefined, { packages: 'copied' });
  project.addHistory();
  const start = new StartProcess(project.folder, port);
  try {
    await Promise.race([start.announced, start.ended]);
    expect(start.output).toContain('Served by ');

    const request = await playwright.request.newContext({
      baseURL: `http://localhost:${port}`,
      maxRedirects: 0,
    });
    expect((await request.get('/docs/services')).status()).toBe(200);
    expect((await request.get('/no-such-page')).status()).toBe(404);
    expect((await request.get('/docs/services/')).status()).toBe(308);
    await request.dispose();

    // The image is built by another version of Node.js, in another folder, at another time.
    expect(hashesOf(path.join(project.folder, 'dist'))).toEqual(hashesOf(filesUnderTest()));
  } finally {
    start.interrupt();
    expect(await start.ended, start.output).toBe(0);
    project.remove();
  }
});

test('a port in use is reported in one line', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  const { code, output } = await runScript(projectRoot, ['start'], { PORT: String(port) });
  server.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(`Port ${port} is in use: choose another, as in PORT=8081 npm start.`);
});

test('an invalid port is reported in one line', async () => {
  const { code, output } = await runScript(projectRoot, ['start'], { PORT: 'eighty' });
  expect(code).toBe(1);
  expect(output.trim()).toBe('PORT=eighty is not a port: give a number from 1 to 65535.');
});

test('a failed build is reported, and nothing is served', async () => {
  const port = await freePort();
  const project = new ProjectCopy();
  try {
    project.edit('site.config.ts', /status: '[^']*'/, "status: 'nonsense'");
    const { code, output } = await runScript(project.folder, ['start'], { PORT: String(port) });
    expect(code).toBe(1);
    expect(output).toMatch(/^site\.config\.ts:\d+: links\.status: must be a web address/m);
    expect(output.trim()).toMatch(/The build failed\.\nNothing is served: fix the problems listed above\.$/);
    expect(output).not.toContain('Open http');
  } finally {
    project.remove();
  }
});
