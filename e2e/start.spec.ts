import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { ProjectCopy, projectRoot, runScript } from './project';

test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);

/** A port that is free at the moment, and what keeps it taken until `free` is called. */
function takePort(): Promise<{ port: number; free: () => Promise<void> }> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ port, free: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

test('npm start builds, serves with the real nginx.conf, says where, and stops on Ctrl-C', async ({
  playwright,
}) => {
  const { port, free } = await takePort();
  await free();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port) },
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const served = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes(`Open http://localhost:${port}`)) {
        resolve();
      }
    });
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  await Promise.race([served, ended]);
  expect(output).toContain('Served by ');

  const request = await playwright.request.newContext({
    baseURL: `http://localhost:${port}`,
    maxRedirects: 0,
  });
  await expect.poll(async () => (await request.get('/docs/services').catch(() => null))?.status()).toBe(200);
  expect((await request.get('/no-such-page')).status()).toBe(404);
  expect((await request.get('/docs/services/')).status()).toBe(308);
  await request.dispose();

  child.kill('SIGINT');
  expect(await ended, output).toBe(0);
  const again = await takePort();
  await again.free();
});

test('a port in use is told in one line', async () => {
  const { port, free } = await takePort();
  const { code, output } = await runScript(projectRoot, ['start'], { PORT: String(port) });
  await free();
  expect(code).toBe(1);
  expect(output.trim()).toBe(`Port ${port} is in use: choose another, as in PORT=8081 npm start.`);
});

test('a port that is no port is told in one line', async () => {
  const { code, output } = await runScript(projectRoot, ['start'], { PORT: 'eighty' });
  expect(code).toBe(1);
  expect(output.trim()).toBe('PORT=eighty is not a port: give a number from 1 to 65535.');
});

test('a failed build is told, and nothing is served', async () => {
  const { port, free } = await takePort();
  await free();
  const project = new ProjectCopy();
  try {
    project.edit('site.config.ts', /status: '[^']*'/, "status: 'nonsense'");
    const { code, output } = await runScript(project.folder, ['start'], { PORT: String(port) });
    expect(code).toBe(1);
    expect(output).toContain('site.config.ts: links.status: must be a web address');
    expect(output.trim()).toMatch(/The build failed\.\nNothing is served: mend what the lines above name\.$/);
    expect(output).not.toContain('Open http');
  } finally {
    project.remove();
  }
});
