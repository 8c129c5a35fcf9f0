// npm run bench:load: how many requests a second the container answers, beside the same
// nginx that reads no file, and beside a stock configuration that serves the same bytes.
// It needs wrk, a Docker engine that answers, and the image (SITE_IMAGE, else «site»).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runningEngine } from './lib/engine.mjs';
import { find, mustRun, PlainError } from './lib/run.mjs';

const SECONDS = Number(process.env.SECONDS ?? 10);
const image = process.env.SITE_IMAGE ?? 'site';

/** What a distribution's nginx.conf comes down to, logging to where a container logs. @param {string} server */
const stock = (server) => `
pid /tmp/nginx.pid;
worker_processes auto;
events {}
http {
  include /etc/nginx/mime.types;
  client_body_temp_path /tmp/a; proxy_temp_path /tmp/b; fastcgi_temp_path /tmp/c;
  uwsgi_temp_path /tmp/d; scgi_temp_path /tmp/e;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65;
  access_log /dev/stdout;
  server { listen 8080; root /srv/site; ${server} }
}
`;

/**
 * @param {string} output of wrk
 * @returns {{ rate: number, errors: number }}
 */
function read(output) {
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0);
  const sockets = [.../(?:connect|read|write|timeout) (\d+)/g[Symbol.matchAll](output)];
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  return { rate, errors: sockets.reduce((sum, [, count]) => sum + Number(count), refused) };
}

const wrk = find('wrk');
const engine = await runningEngine();
if (!wrk || !engine) {
  console.error(`The benchmark needs ${wrk ? 'a Docker engine that answers' : 'wrk (apt install wrk)'}.`);
  process.exit(1);
}
const { docker } = engine;

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-load-'));
/** @type {string[]} */
const containers = [];

/** @param {string[]} options @returns {Promise<{ id: string, url: string }>} */
async function start(options) {
  const { code, output } = await docker([
    ...['run', '--detach', '--publish', '127.0.0.1::8080', '--read-only', '--tmpfs', '/tmp'],
    ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', ...options],
    image,
  ]);
  if (code !== 0) {
    throw new PlainError(`The container did not start: ${output.trim()}`);
  }
  const id = output.trim();
  containers.push(id);
  // Straight to the container: the engine's own forwarding is none of nginx's business.
  const address = await docker(['inspect', '--format', '{{.NetworkSettings.IPAddress}}', id]);
  return { id, url: `http://${address.output.trim()}:8080` };
}

/** @param {string} name @param {string} server @returns {Promise<{ id: string, url: string }>} */
function startStock(name, server) {
  const file = path.join(folder, `${name}.conf`);
  writeFileSync(file, stock(server), { mode: 0o644 });
  return start(['--volume', `${file}:/etc/nginx/nginx.conf:ro`]);
}

/** @param {string} id @returns {Promise<string>} */
const memory = async (id) =>
  (await docker(['stats', '--no-stream', '--format', '{{.MemUsage}}', id])).output
    .replace(/\/.*/s, '')
    .trim();

/** @param {string} url @param {number} [connections] */
async function load(url, connections = 100) {
  const args = ['-t', '2', '-c', String(connections), '-d', `${SECONDS}s`, '-H', 'Accept-Encoding: br', url];
  return read(await mustRun('wrk failed:', String(wrk), args, { quiet: true }));
}

try {
  const ours = await start([]);
  const plain = await startStock('plain', '');
  const empty = await startStock('empty', 'location / { return 200 "ok"; }');
  const atRest = await memory(ours.id);

  const page = '/docs/services/board';
  const html = await (await fetch(ours.url + page)).text();
  const script = /src="(\/static\/js\/lib-react[^"]*)"/.exec(html)?.[1] ?? '';

  console.log(`${os.cpus().length} × ${os.cpus()[0]?.model}, ${SECONDS} s each, 100 connections, brotli\n`);
  const rows = [];
  for (const [what, address, file] of [
    ['a page', page, `${page}.html.br`],
    ['a hashed file', script, `${script}.br`],
  ]) {
    const one = await load(ours.url + address);
    const other = await load(plain.url + file);
    rows.push({
      what,
      'this site, requests/s': Math.round(one.rate),
      'stock configuration, same bytes': Math.round(other.rate),
      share: `${Math.round((100 * one.rate) / other.rate)} %`,
      errors: one.errors,
    });
  }
  console.table(rows);
  console.log(
    `nginx that reads no file (return 200): ${Math.round((await load(empty.url)).rate)} requests/s`,
  );
  const loading = load(ours.url + page, 1000);
  const underLoad = await memory(ours.id);
  const many = await loading;
  console.log(`1,000 connections: ${Math.round(many.rate)} requests/s, ${many.errors} errors`);
  console.log(`memory at rest ${atRest}, with 1,000 connections ${underLoad}`);
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const id of containers) {
    await docker(['rm', '--force', '--volumes', id]);
  }
  rmSync(folder, { recursive: true });
}
