// npm start: installs the packages, builds the site and serves it: by nginx, which it installs where apt can do that,
// or else by Rspress's preview server.
import { spawn } from 'node:child_process';
import { printError } from './lib/main';
import { type Server, startNginx } from './lib/nginx';
import { freePort } from './lib/port';
import { bin, findProgram, mustRun, root, UserFacingError } from './lib/run';
import { waitForAnswer } from './lib/waitForAnswer';
import { canInstallPackages, installPackages } from './standIns/apt';

const DEFAULT_PORT = '8080';

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

function startPreview(port: number): Server {
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
    notes: [
      'There is no nginx here, so this is not what visitors will get: unknown addresses show the home page',
      'instead of “Page not found”, and nothing is redirected, compressed or cached. With Docker, see README.md.',
    ],
    ended,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function start(): Promise<void> {
  const port = await requestedPort();
  if (!findProgram('nginx') && canInstallPackages()) {
    await installPackages(['nginx', 'libnginx-mod-http-brotli-static']);
  }
  await mustRun('Nothing is served: fix the problems listed above.', 'npm', ['run', '--silent', 'build']);
  const nginx = findProgram('nginx');
  const server = nginx ? await startNginx(nginx, port) : startPreview(port);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      isStopping = true;
      server.stop();
    });
  }
  if (await waitForAnswer(`http://127.0.0.1:${port}/`, server.ended)) {
    console.log(
      `\nServed by ${nginx ? `${nginx} with the project's nginx.conf` : "Rspress's preview server"}.`,
    );
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
