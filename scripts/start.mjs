// npm start: installs what is missing, builds the site and serves it.
import { createServer } from 'node:net';
import { runningEngine } from './lib/engine.mjs';
import { buildImage, canHave, officialImages } from './lib/images.mjs';
import { canInstallPackages, checkNode, installDependencies, installPackages } from './lib/machine.mjs';
import { startNginx } from './lib/nginx.mjs';
import { startPreview } from './lib/preview.mjs';
import { find, mustRun, PlainError } from './lib/run.mjs';

/**
 * Something that serves the site until it is stopped.
 *
 * @typedef {object} Server
 * @property {string} means what serves it, in words
 * @property {string[]} notes what differs from the container
 * @property {() => Promise<void>} stop
 * @property {Promise<void>} ended
 */

const DEFAULT_PORT = '8080';

/** @returns {number} the port that PORT asks for */
function wantedPort() {
  const text = process.env.PORT ?? DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new PlainError(`PORT=${text} is not a port: give a number from 1 to 65535.`);
  }
  return port;
}

/** @param {number} port @returns {Promise<void>} */
function checkPortIsFree(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const taken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
      const reason = taken ? 'is in use' : `cannot be used (${error.message})`;
      reject(new PlainError(`Port ${port} ${reason}: choose another, as in PORT=8081 npm start.`));
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

async function build() {
  await mustRun(
    'Nothing is served: mend what the lines above name.',
    'npm',
    ['run', '--silent', 'build'],
    {},
  );
}

/** @param {string} binary @param {number} port @returns {Promise<Server>} */
async function serveByNginx(binary, port) {
  await build();
  return { means: `nginx (${binary}) with the project's nginx.conf`, ...(await startNginx(binary, port)) };
}

/** @param {number} port @returns {Promise<Server | undefined>} undefined when there is no engine, or no base image */
async function serveByContainer(port) {
  const engine = await runningEngine();
  if (!engine) {
    return undefined;
  }
  const images = Object.values(officialImages());
  for (const image of images) {
    if (!(await canHave(engine, image))) {
      console.log(`A Docker engine answers, but ${image} cannot be pulled.`);
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
    throw new PlainError(`The container did not start: ${output.trim()}`);
  }
  const container = output.trim();
  const ended = engine.docker(['wait', container]).then(() => {});
  return {
    means: 'the container',
    notes: [],
    ended,
    async stop() {
      await engine.docker(['stop', container]);
      await ended;
    },
  };
}

/** @param {number} port @returns {Promise<Server>} */
async function serve(port) {
  const nginx = find('nginx');
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
    return serveByNginx(find('nginx') ?? 'nginx', port);
  }
  await build();
  return startPreview(port);
}

async function main() {
  checkNode();
  const port = wantedPort();
  await checkPortIsFree(port);
  await installDependencies();
  const server = await serve(port);

  console.log(`\nServed by ${server.means}.`);
  for (const note of server.notes) {
    console.log(note);
  }
  console.log(`Open http://localhost:${port}${process.stdin.isTTY ? '  (Ctrl-C stops it)' : ''}`);

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stopping = true;
      server.stop();
    });
  }
  await server.ended;
  if (!stopping) {
    throw new PlainError('The server ended by itself.');
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof PlainError ? error.message : error);
    process.exit(1);
  },
);
