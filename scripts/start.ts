// npm start: installs the packages, builds the site and serves it, by nginx if possible.
import { spawn } from 'node:child_process';
import { buildImage, ensureImage, officialImages, RECOMMENDED_OPTIONS, runningEngine } from './lib/docker';
import { printError } from './lib/main';
import { type Server, startNginx } from './lib/nginx';
import { freePort } from './lib/port';
import { bin, findProgram, mustRun, root, UserFacingError } from './lib/run';
import { waitForAnswer } from './lib/waitForAnswer';
import { canInstallPackages, installPackages } from './standIns/apt';

const DEFAULT_PORT = '8080';

interface NamedServer extends Server {
  name: string;
  /** What it answers once the site is served. */
  healthPath: string;
}

/** The port that the variable PORT names, or the default. */
async function requestedPort(): Promise<number> {
  const text = process.env.PORT ?? DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new UserFacingError(`PORT=${text} is not a port: give a number from 1 to 65535.`);
  }
  if ((await freePort(port)) !== port) {
    throw new UserFacingError(`Port ${port} is in use: choose another, as in PORT=8081 npm start.`);
  }
  return port;
}

const build = () =>
  mustRun('Nothing is served: fix the problems listed above.', 'npm', ['run', '--silent', 'build']);

async function serveByNginx(binary: string, port: number): Promise<NamedServer> {
  await build();
  return {
    name: `nginx (${binary}) with the project's nginx.conf`,
    healthPath: '/healthz',
    ...(await startNginx(binary, port)),
  };
}

/** @returns undefined without a Docker engine or the base images */
async function serveByContainer(port: number): Promise<NamedServer | undefined> {
  const engine = await runningEngine();
  if (!engine) {
    return undefined;
  }
  for (const image of Object.values(officialImages())) {
    if (!(await ensureImage(engine, image))) {
      console.log(`There is a Docker engine, but it cannot pull ${image}.`);
      return undefined;
    }
  }
  console.log('Building the image …');
  await buildImage(engine, 'site');
  const publish = ['--publish', `127.0.0.1:${port}:8080`];
  const { code, output } = await engine.docker([
    ...['run', '--detach', '--rm', ...RECOMMENDED_OPTIONS, ...publish, 'site'],
  ]);
  const container = output.trim();
  if (code !== 0) {
    throw new UserFacingError(`The container did not start: ${container}`);
  }
  const ended = engine.docker(['wait', container]).then(() => {});
  return {
    name: 'the container',
    notes: [],
    healthPath: '/healthz',
    ended,
    async stop() {
      await engine.docker(['stop', container]);
      await ended;
    },
  };
}

/** Serves the built site with Rspress's preview server, where there is neither nginx nor Docker. */
function startPreview(port: number): NamedServer {
  const args = [bin('rspress'), 'preview', '--port', String(port), '--host', '127.0.0.1'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
  });
  return {
    name: "Rspress's preview server",
    notes: [
      'There is neither nginx nor a Docker engine here, so this is not what visitors will get: unknown addresses',
      'show the home page instead of “Page not found”, and nothing is redirected, compressed or cached.',
    ],
    healthPath: '/',
    ended,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function serve(port: number): Promise<NamedServer> {
  const nginx = findProgram('nginx');
  if (nginx) {
    return serveByNginx(nginx, port);
  }
  const container = await serveByContainer(port);
  if (container) {
    return container;
  }
  if (canInstallPackages()) {
    await installPackages(['nginx', 'libnginx-mod-http-brotli-static']);
    return serveByNginx(findProgram('nginx') ?? 'nginx', port);
  }
  await build();
  return startPreview(port);
}

async function start(): Promise<void> {
  const port = await requestedPort();
  const server = await serve(port);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      isStopping = true;
      server.stop();
    });
  }
  if (await waitForAnswer(`http://127.0.0.1:${port}${server.healthPath}`, server.ended)) {
    console.log(`\nServed by ${server.name}.`);
    for (const note of server.notes) {
      console.log(note);
    }
    console.log(`Open http://localhost:${port}${process.stdin.isTTY ? '  (Ctrl-C stops it)' : ''}`);
  } else if (!isStopping) {
    throw new UserFacingError('The server ended before it answered.');
  }
  await server.ended;
  if (!isStopping) {
    throw new UserFacingError('The server ended unexpectedly.');
  }
}

start().then(
  () => process.exit(0),
  (error) => {
    printError(error);
    process.exit(1);
  },
);
