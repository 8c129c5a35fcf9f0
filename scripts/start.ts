// npm start: builds the site and serves it with nginx. If nginx is missing, the script installs it
// with apt. If that is not possible, Rspress's preview server serves the site.
import path from 'node:path';
import { projectRoot } from '../shared/projectRoot';
import { compressFiles } from './lib/compress';
import { checkEnvironment } from './lib/environment';
import { main, printError } from './lib/main';
import { outDir } from './lib/outDir';
import { tryPort } from './lib/port';
import { canInstallPackages, installPackages } from './lib/programs';
import { findProgram, mustRun, npmProgramPath, UserFacingError } from './lib/run';
import { type Server, serveSite, startServer } from './lib/serve';

async function readRequestedPort(): Promise<number> {
  checkEnvironment();
  const port = Number(process.env.PORT || 8080);
  if (!(await tryPort(port))) {
    throw new UserFacingError(`Port ${port} is in use: choose another, as in PORT=8081 npm start.`);
  }
  return port;
}

async function serveBuiltSite(port: number): Promise<Server> {
  try {
    const server = await serveSite(path.resolve(projectRoot, outDir), port);
    console.log('\nServed by nginx with the project’s nginx.conf.');
    return server;
  } catch (error) {
    printError(error);
    console.log(
      'So the preview of Rspress serves, which is not what visitors will get: ' +
        'unknown addresses show the home page\n' +
        'instead of “Page not found”, and nothing is redirected, compressed or cached. ' +
        'With Docker, see README.md.',
    );
    const args = ['preview', '--port', String(port), '--host', '127.0.0.1'];
    return startServer(npmProgramPath('rspress'), args, port);
  }
}

main(async () => {
  const port = await readRequestedPort();
  if (!findProgram('nginx') && canInstallPackages()) {
    await installPackages(['nginx', 'libnginx-mod-http-brotli-static']);
  }
  await mustRun('Nothing is served: fix the problems listed above.', 'npm', [
    'run',
    '--silent',
    'build',
  ]);
  const { whenEnded: ended } = await serveBuiltSite(port);
  // The site works without compressed files, too, so nobody has to wait for them.
  compressFiles(path.resolve(projectRoot, outDir)).then(
    () => console.log('All is compressed now.'),
    printError,
  );
  console.log(`Open http://localhost:${port}${process.stdin.isTTY ? '  (Ctrl-C stops it)' : ''}`);
  // After Ctrl-C, `main` ends the process with this code.
  process.exitCode = 0;
  if ((await ended) !== 0) {
    throw new UserFacingError('The server ended unexpectedly.');
  }
  return 0;
});
