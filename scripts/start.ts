// npm start: builds the site and serves it with nginx. It installs nginx if apt can do that;
// otherwise it uses Rspress's preview server.
import { checkEnvironment } from './lib/environment';
import { main, printError } from './lib/main';
import { tryPort } from './lib/port';
import { canInstallPackages, installPackages } from './lib/programs';
import { bin, findProgram, mustRun, UserFacingError } from './lib/run';
import { type Server, serveSite, startServer } from './lib/serve';

async function requestedPort(): Promise<number> {
  checkEnvironment();
  const port = Number(process.env.PORT || 8080);
  if (!(await tryPort(port))) {
    throw new UserFacingError(`Port ${port} is in use: choose another, as in PORT=8081 npm start.`);
  }
  return port;
}

async function serve(port: number): Promise<Server> {
  try {
    const server = await serveSite(undefined, port);
    console.log('\nServed by nginx with the project’s nginx.conf.');
    return server;
  } catch (error) {
    printError(error);
    console.log(
      'So the preview of Rspress serves, which is not what visitors will get: unknown addresses show the home page\n' +
        'instead of “Page not found”, and nothing is redirected, compressed or cached. With Docker, see README.md.',
    );
    const args = ['preview', '--port', String(port), '--host', '127.0.0.1'];
    return startServer(bin('rspress'), args, port);
  }
}

main(async () => {
  const port = await requestedPort();
  if (!findProgram('nginx') && canInstallPackages()) {
    await installPackages(['nginx', 'libnginx-mod-http-brotli-static']);
  }
  await mustRun('Nothing is served: fix the problems listed above.', 'npm', [
    'run',
    '--silent',
    'build',
  ]);
  const { ended } = await serve(port);
  console.log(`Open http://localhost:${port}${process.stdin.isTTY ? '  (Ctrl-C stops it)' : ''}`);
  // This is the exit code after Ctrl-C.
  process.exitCode = 0;
  if ((await ended) !== 0) {
    throw new UserFacingError('The server ended unexpectedly.');
  }
  return 0;
});
