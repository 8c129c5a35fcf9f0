import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run, UserFacingError } from './run.mjs';

/**
 * The lines of nginx.conf to replace when nginx runs outside of the container.
 *
 * @param {{ port: number, site: string, folder: string, asRoot: boolean }} target
 *   site: the folder to serve; folder: for temporary files; asRoot: whether root starts nginx
 * @returns {[from: string, to: string][]}
 */
export function localReplacements({ port, site, folder, asRoot }) {
  return [
    ['listen 8080 backlog=4096;', `listen 127.0.0.1:${port};`],
    ['root /srv/site;', `root ${JSON.stringify(site)};`],
    ['include /proc/sys/net/ipv6/conf/../../../../../etc/nginx/listen-ipv6*.conf;', ''],
    ...['.csp.conf', '.base.conf'].map(
      (name) =>
        /** @type {[string, string]} */ ([
          `include /srv/site/${name};`,
          `include ${JSON.stringify(path.join(site, name))};`,
        ]),
    ),
    // nginx started by root runs its workers as another user by default, who may not be able to read the checkout.
    ['pid /tmp/nginx.pid;', `pid ${folder}/nginx.pid;${asRoot ? '\nuser root;' : ''}`],
    ['access_log /dev/stdout anonymous buffer=32k flush=1s;', 'access_log off;'],
    ...['client-body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => /** @type {[string, string]} */ ([`/tmp/nginx-${name};`, `${folder}/${name};`]),
    ),
  ];
}

/**
 * @param {string} conf the text of nginx.conf
 * @param {[from: string, to: string][]} replacements
 * @returns {string} the text with the lines replaced
 * @throws {UserFacingError} when it does not contain one of the lines
 */
export function adaptConf(conf, replacements) {
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) {
      throw new UserFacingError(
        `nginx.conf no longer has the line “${from}”, which scripts/lib/nginx.mjs replaces.`,
      );
    }
    return text.replace(from, to);
  }, conf);
}

/**
 * Starts nginx on a built site. nginx may need a moment until it answers.
 *
 * @param {string} binary the path of nginx
 * @param {number} port
 * @param {string} [site] the folder to serve
 * @returns {Promise<{ notes: string[], stop: () => Promise<void>, ended: Promise<void> }>}
 *   notes: differences from the container, in sentences; ended: resolves when nginx has stopped for whatever reason
 * @throws {UserFacingError} when nginx does not accept its configuration
 */
export async function startNginx(binary, port, site = path.join(root, 'dist')) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  const target = { port, site, folder, asRoot: process.getuid?.() === 0 };
  let conf = adaptConf(readFileSync(path.join(root, 'nginx.conf'), 'utf8'), localReplacements(target));
  const testConf = async () => {
    writeFileSync(file, conf);
    return run(binary, ['-t', '-q', '-e', 'stderr', '-c', file], { quiet: true });
  };

  /** @type {string[]} */
  const notes = [];
  let result = await testConf();
  // With another text, nginx's own message is shown below.
  if (result.output.includes('unknown directive "brotli_static"')) {
    conf = conf.replace('brotli_static on;', '');
    notes.push('This nginx has no brotli module (libnginx-mod-http-brotli-static): pages are sent as gzip.');
    result = await testConf();
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
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
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
