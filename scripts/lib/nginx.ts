import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run, UserFacingError } from './run';

/** A program that serves the site, and may not answer yet. */
export interface Server {
  /** Differences from the container, in sentences. */
  notes: string[];
  stop: () => Promise<void>;
  /** Resolves when it has stopped, for whatever reason. */
  ended: Promise<void>;
}

/** The lines of nginx.conf that differ outside of the container. @param folder for temporary files */
function localLines(port: number, site: string, folder: string): [inContainer: string, here: string][] {
  // nginx started by root runs its workers as another user by default, who may not be able to read the checkout.
  const user = process.getuid?.() === 0 ? '\nuser root;' : '';
  return [
    ['listen 8080 backlog=4096;', `listen 127.0.0.1:${port};`],
    ['root /srv/site;', `root ${JSON.stringify(site)};`],
    ['include /proc/sys/net/ipv6/conf/../../../../../etc/nginx/listen-ipv6*.conf;', ''],
    ['include /srv/site/.csp.conf;', `include ${JSON.stringify(path.join(site, '.csp.conf'))};`],
    ['include /srv/site/.base.conf;', `include ${JSON.stringify(path.join(site, '.base.conf'))};`],
    ['pid /tmp/nginx.pid;', `pid ${folder}/nginx.pid;${user}`],
    ['access_log /dev/stdout anonymous buffer=32k flush=1s;', 'access_log off;'],
    ...['client-body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name): [string, string] => [
      `/tmp/nginx-${name};`,
      `${folder}/${name};`,
    ]),
  ];
}

/** @throws {UserFacingError} when nginx.conf does not contain one of the lines */
function localConf(...[port, site, folder]: Parameters<typeof localLines>): string {
  let conf = readFileSync(path.join(root, 'nginx.conf'), 'utf8');
  for (const [inContainer, here] of localLines(port, site, folder)) {
    if (!conf.includes(inContainer)) {
      throw new UserFacingError(
        `nginx.conf no longer has the line “${inContainer}”, which scripts/lib/nginx.ts replaces.`,
      );
    }
    conf = conf.replace(inContainer, () => here);
  }
  return conf;
}

/**
 * Starts nginx on a built site. nginx may need a moment until it answers.
 *
 * @param binary the path of nginx
 * @param site the folder to serve
 * @throws {UserFacingError} when nginx does not accept its configuration
 */
export async function startNginx(
  binary: string,
  port: number,
  site = path.join(root, 'dist'),
): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  const notes: string[] = [];
  const testConf = (conf: string) => {
    writeFileSync(file, conf);
    return run(binary, ['-t', '-q', '-e', 'stderr', '-c', file], { quiet: true });
  };
  const conf = localConf(port, site, folder);
  let result = await testConf(conf);
  // With another text, nginx's own message is shown below.
  if (result.output.includes('unknown directive "brotli_static"')) {
    notes.push('This nginx has no brotli module (libnginx-mod-http-brotli-static): pages are sent as gzip.');
    result = await testConf(conf.replace('brotli_static on;', ''));
  }
  if (result.code !== 0) {
    rmSync(folder, { recursive: true });
    throw new UserFacingError(`nginx does not accept its configuration: ${result.output.trim()}`);
  }

  const child = spawn(binary, ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], {
    // Ctrl-C signals all processes of the terminal's group. Outside of it, nginx gets one signal, from `stop`.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      rmSync(folder, { recursive: true, force: true });
      resolve();
    });
  });
  return {
    notes,
    ended,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
