// npm start: installs the packages, builds the site and serves it, by nginx if possible.
import { createServer } from 'node:net';
import { runningEngine } from './lib/engine.mjs';
import { buildImage, ensureImage, officialImages } from './lib/images.mjs';
import { canInstallPackages, checkNode, installDependencies, installPackages } from './lib/machine.mjs';
import { startNginx } from './lib/nginx.mjs';
import { startPreview } from './lib/preview.mjs';
import { findProgram, mustRun, UserFacingError } from './lib/run.mjs';
import { waitForAnswer } from './lib/waitForAnswer.mjs';

/**
 * A program that serves the site. It may have been started without answering yet.
 *
 * @typedef {object} Server
 * @property {string} name of the program, to be printed
 * @property {string[]} notes differences from the container, in sentences
 * @property {string} healthPath a path that it answers once the site is served
 * @property {() => Promise<void>} stop
 * @property {Promise<void>} ended resolves when it has stopped, for whatever reason
 */

const DEFAULT_PORT = '8080';

/** @returns {number} the port from the environment variable PORT, or the default */
function requestedPort() {
  const text = process.env.PORT ?? DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new UserFacingError(`PORT=${text} is not a port: give a number from 1 to 65535.`);
  }
  return port;
}

/** @param {number} port @returns {Promise<void>} */
function checkPortIsFree(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const isTaken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
      const reason = isTaken ? 'is in use' : `cannot be used (${error.message})`;
      reject(new UserFacingError(`Port ${port} ${reason}: choose another, as in PORT=8081 npm start.`));
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

async function build() {
  await mustRun('Nothing is served: fix the problems listed above.', 'npm', ['run', '--silent', 'build'], {});
}

/** @param {string} binary @param {number} port @returns {Promise<Server>} */
async function serveByNginx(binary, port) {
  await build();
  return {
    name: `nginx (${binary}) with the project's nginx.conf`,
    healthPath: '/healthz',
    ...(await startNginx(binary, port)),
  };
}

/** @param {number} port @returns {Promise<Server | undefined>} undefined without a Docker engine or the base images */
async function serveByContainer(port) {
  const engine = await runningEngine();
  if (!engine) {
    return undefined;
  }
  const images = Object.values(officialImages());
  for (const image of images) {
    if (!(await ensureImage(engine, image))) {
      console.log(`There is a Docker engine, but it cannot pull ${image}.`);
      return undefined;
    }
  }
  console.log('Building the image …');
  await buildImage(engine, 'site');
  const { code, output } = await engine.docker([
    'run',
    '--detach',
    '--rm',
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--publish',
    `127.0.0.1:${port}:8080`,
    'site',
  ]);
  if (code !== 0) {
    throw new UserFacingError(`The container did not start: ${output.trim()}`);
  }
  const container = output.trim();
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

/** @param {number} port @returns {Promise<Server>} */
async function serve(port) {
  const nginx = findProgram('nginx');
  if (nginx) {
    return serveByNginx(nginx, port);
  }
  const container = await serveByContainer(port);
  if (container) {
    return container;
  }
  if (canInstallPackages()) {
    console.log('There is no nginx here: installing it with apt …');
    await installPackages(['nginx', 'libnginx-mod-http-brotli-static']);
    return serveByNginx(findProgram('nginx') ?? 'nginx', port);
  }
  await build();
  return startPreview(port);
}

async function main() {
  checkNode();
  const port = requestedPort();
  await checkPortIsFree(port);
  await installDependencies();
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

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof UserFacingError ? error.message : error);
    process.exit(1);
  },
);
