import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../../shared/projectRoot';
import { BASE_PATH_CONF_FILE, POLICY_CONF_FILE } from '../../shared/serverFiles';
import { onCleanup } from './main';
import { findFreePort } from './port';
import { findProgram, UserFacingError } from './run';

const RETRY_PAUSE_MS = 100;
/**
 * The time to wait for an answer before the next request. A server may accept connections before it
 * can answer them.
 */
const REQUEST_TIMEOUT_MS = 2000;

export interface Server {
  /** The address of the server, without a trailing slash. */
  url: string;
  /** Stops the server. Resolves to the same exit code as `whenEnded`. */
  stop: () => Promise<number>;
  /** Resolves to the exit code of the server when it ends; to 0 after a signal. */
  whenEnded: Promise<number>;
}

/**
 * Starts a program that serves on 127.0.0.1, and waits until it answers. The cleanup stops it.
 *
 * @throws {UserFacingError} when the program ends before it answers
 */
export async function startServer(command: string, args: string[], port: number): Promise<Server> {
  const url = `http://127.0.0.1:${port}`;
  // `detached` keeps Ctrl-C in the terminal from the server, so that only `stop` ends it.
  const child = spawn(command, args, {
    cwd: projectRoot,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const whenEnded = once(child, 'close').then(([code]) => Number(code));
  const stop = () => {
    child.kill();
    return whenEnded;
  };
  onCleanup(stop);
  while (child.exitCode === null && child.signalCode === null) {
    try {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      await (await fetch(url, { redirect: 'manual', signal })).body?.cancel();
      return { url, stop, whenEnded };
    } catch {
      await Promise.race([whenEnded, wait(RETRY_PAUSE_MS)]);
    }
  }
  throw new UserFacingError(`${path.basename(command)} ended before it answered.`);
}

/**
 * Returns the text of nginx.conf, changed so that it works outside the container.
 *
 * @throws {UserFacingError} when nginx.conf lacks a line that has to be changed
 */
function makeLocalConf(port: number, siteFolder: string, temporaryFolder: string): string {
  let conf = readFileSync(path.join(projectRoot, 'nginx.conf'), 'utf8');
  const quoteSitePath = (file: string) => JSON.stringify(path.join(siteFolder, file));
  for (const [containerText, localText] of [
    ['listen 8080 backlog=4096;', `listen 127.0.0.1:${port};`],
    ['include /proc/sys/net/ipv6/conf/../../../../../etc/nginx/listen-ipv6*.conf;', ''],
    ['access_log /dev/stdout anonymous buffer=32k flush=1s;', 'access_log off;'],
    ['root /srv/site;', `root ${JSON.stringify(siteFolder)};`],
    [`include /srv/site/${POLICY_CONF_FILE};`, `include ${quoteSitePath(POLICY_CONF_FILE)};`],
    [`include /srv/site/${BASE_PATH_CONF_FILE};`, `include ${quoteSitePath(BASE_PATH_CONF_FILE)};`],
    [' /tmp/', ` ${temporaryFolder}/`],
  ] as const) {
    if (!conf.includes(containerText)) {
      throw new UserFacingError(
        `nginx.conf lacks “${containerText}”, which scripts/lib/serve.ts replaces.`,
      );
    }
    conf = conf.replaceAll(containerText, () => localText);
  }
  return conf;
}

/**
 * Serves a built site with this machine's nginx and the project's nginx.conf.
 *
 * @param siteFolder the folder of the built site
 * @param port the port; without it, any free port
 * @throws {UserFacingError} when nginx or the built site is missing, or when nginx does not start
 */
export async function serveSite(siteFolder: string, port?: number): Promise<Server> {
  const nginx = findProgram('nginx');
  if (!nginx) {
    throw new UserFacingError(
      'nginx is missing (apt install nginx libnginx-mod-http-brotli-static).',
    );
  }
  if (!existsSync(siteFolder)) {
    throw new UserFacingError(`There is no built site in ${siteFolder}: run npm run build first.`);
  }
  const temporaryFolder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const removeFolder = () => rmSync(temporaryFolder, { recursive: true, force: true });
  onCleanup(removeFolder);
  const file = path.join(temporaryFolder, 'nginx.conf');
  const listenPort = port ?? (await findFreePort());
  writeFileSync(file, makeLocalConf(listenPort, siteFolder, temporaryFolder));
  // Without this line, the workers of an nginx that root has started would run as another user, who
  // may not be able to read the project.
  const userDirective = process.getuid?.() === 0 ? 'user root;' : '';
  const server = await startServer(
    nginx,
    ['-e', 'stderr', '-c', file, '-g', `daemon off; ${userDirective}`],
    listenPort,
  );
  server.whenEnded.then(removeFolder);
  return server;
}

/**
 * Serves dist/, unless SITE_URL names a site that runs already.
 *
 * @returns the address of the site, without a trailing slash
 */
export const serveSiteIfNeeded = async (): Promise<string> =>
  process.env.SITE_URL ?? (await serveSite(path.join(projectRoot, 'dist'))).url;
