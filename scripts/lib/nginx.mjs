import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PlainError, root, run } from './run.mjs';

/**
 * The lines of nginx.conf that differ between the container and a machine.
 *
 * @param {{ port: number, site: string, folder: string, asRoot: boolean }} place
 * @returns {[from: string, to: string][]}
 */
export function localLines({ port, site, folder, asRoot }) {
  return [
    ['listen 8080 backlog=4096;', `listen 127.0.0.1:${port};`],
    ['root /srv/site;', `root ${JSON.stringify(site)};`],
    ['include /srv/site/.csp.conf;', `include ${JSON.stringify(path.join(site, '.csp.conf'))};`],
    // Root's workers would otherwise run as another user, who may not read the checkout.
    ['pid /tmp/nginx.pid;', `pid ${folder}/nginx.pid;${asRoot ? '\nuser root;' : ''}`],
    ['access_log /dev/stdout anonymous buffer=32k flush=1s;', 'access_log off;'],
    ...['client-body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => /** @type {[string, string]} */ ([`/tmp/nginx-${name};`, `${folder}/${name};`]),
    ),
  ];
}

/**
 * nginx.conf for this machine.
 *
 * @param {string} conf the text of nginx.conf
 * @param {[from: string, to: string][]} lines
 * @throws {PlainError} when nginx.conf no longer has one of the lines
 */
export function adapt(conf, lines) {
  return lines.reduce((text, [from, to]) => {
    if (!text.includes(from)) {
      throw new PlainError(
        `nginx.conf no longer has the line “${from}”, which scripts/lib/nginx.mjs replaces.`,
      );
    }
    return text.replace(from, to);
  }, conf);
}

/**
 * Starts nginx on a built site.
 *
 * @param {string} binary where nginx is
 * @param {number} port
 * @param {string} [site] the folder to serve
 * @returns {Promise<{ notes: string[], stop: () => Promise<void>, ended: Promise<void> }>}
 *   notes: what differs from the container; ended: when nginx has stopped, by itself or not
 * @throws {PlainError} when nginx refuses its configuration
 */
export async function startNginx(binary, port, site = path.join(root, 'dist')) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  const place = { port, site, folder, asRoot: process.getuid?.() === 0 };
  let conf = adapt(readFileSync(path.join(root, 'nginx.conf'), 'utf8'), localLines(place));
  const test = async () => {
    writeFileSync(file, conf);
    return run(binary, ['-t', '-q', '-e', 'stderr', '-c', file], { quiet: true });
  };

  /** @type {string[]} */
  const notes = [];
  let result = await test();
  if (result.output.includes('unknown directive "brotli_static"')) {
    conf = conf.replace('brotli_static on;', '');
    notes.push('This nginx has no brotli module (libnginx-mod-http-brotli-static): pages go out as gzip.');
    result = await test();
  }
  if (result.code !== 0) {
    rmSync(folder, { recursive: true });
    throw new PlainError(`nginx refuses its configuration: ${result.output.trim()}`);
  }

  const child = spawn(binary, ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], {
    // Ctrl-C reaches the whole terminal; nginx is to be stopped by us, once.
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
