// npm run bench:load: measures how many requests per second the container answers, compared with the
// same nginx with a stock configuration, serving the same bytes and serving no file at all.
// It needs wrk, a running Docker engine, and the image (SITE_IMAGE, “site” by default).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { servicePageOf } from './lib/benchSite.mjs';
import { runningEngine } from './lib/engine.mjs';
import { findProgram, mustRun, UserFacingError } from './lib/run.mjs';

const SECONDS = Number(process.env.SECONDS ?? 10);
const image = process.env.SITE_IMAGE ?? 'site';

/** The essential lines of a distribution's nginx.conf. Its log goes to stdout, like that of the image. @param {string} server */
const stockConf = (server) => `
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
  const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  return { rate, errors: sockets.reduce((sum, [, count]) => sum + Number(count), failed) };
}

const wrk = findProgram('wrk');
const engine = await runningEngine();
if (!wrk || !engine) {
  console.error(`The benchmark needs ${wrk ? 'a running Docker engine' : 'wrk (apt install wrk)'}.`);
  process.exit(1);
}
const { docker } = engine;

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-load-'));
const url = 'http://127.0.0.1:8080';

/**
 * Runs the image during a measurement. It uses the host's network, so that Docker's port forwarding
 * is not part of the measurement.
 *
 * @template T
 * @param {string | undefined} conf instead of the image's own nginx.conf
 * @param {(id: string) => Promise<T>} measure
 * @returns {Promise<T>}
 */
async function withContainer(conf, measure) {
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, conf ?? '', { mode: 0o644 });
  const { code, output } = await docker([
    ...['run', '--detach', '--network', 'host', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'],
    ...(conf ? ['--volume', `${file}:/etc/nginx/nginx.conf:ro`] : []),
    image,
  ]);
  const id = output.trim();
  try {
    if (
      code !== 0 ||
      (await docker(['inspect', '--format', '{{.State.Running}}', id])).output.trim() !== 'true'
    ) {
      throw new UserFacingError(`The container did not start; is port 8080 free? ${id}`);
    }
    return await measure(id);
  } finally {
    await docker(['rm', '--force', '--volumes', id]);
  }
}

/** @param {string} id @returns {Promise<string>} */
const memory = async (id) =>
  (await docker(['stats', '--no-stream', '--format', '{{.MemUsage}}', id])).output
    .replace(/\/.*/s, '')
    .trim();

/** @param {string} address @param {number} [connections] */
async function load(address, connections = 100) {
  const args = ['-t', '2', '-c', String(connections), '-d', `${SECONDS}s`, '-H', 'Accept-Encoding: br'];
  return read(await mustRun('wrk failed:', String(wrk), [...args, url + address], { quiet: true }));
}

/**
 * Searches a file of the site.
 *
 * @param {string} address
 * @param {RegExp} pattern
 * @returns {Promise<string>} the text of the pattern's first group
 */
async function findInFile(address, pattern) {
  const [, found] = pattern.exec(await (await fetch(url + address)).text()) ?? [];
  if (!found) {
    throw new UserFacingError(`${address} does not contain ${pattern}: update scripts/benchLoad.mjs.`);
  }
  return found;
}

try {
  console.log(`${os.cpus().length} × ${os.cpus()[0]?.model}, ${SECONDS} s each, 100 connections, brotli\n`);
  const ours = await withContainer(undefined, async (id) => {
    const whenIdle = await memory(id);
    const page = await servicePageOf(url);
    const script = await findInFile(page, /"([^"]*\/static\/js\/index\.\w+\.js)"/);
    const rates = [await load(page), await load(script)];
    const loading = load(page, 1000);
    const underLoad = await memory(id);
    return { page, script, rates, many: await loading, whenIdle, underLoad };
  });
  const others = await withContainer(stockConf(''), async () => [
    await load(`${ours.page}.html.br`),
    await load(`${ours.script}.br`),
  ]);
  const empty = await withContainer(stockConf('location / { return 200 "ok"; }'), () => load('/'));

  console.table(
    ['a page', 'a hashed file'].map((what, index) => {
      const [one = { rate: 0, errors: 0 }, other = { rate: 1, errors: 0 }] = [
        ours.rates[index],
        others[index],
      ];
      return {
        what,
        'this site, requests/s': Math.round(one.rate),
        'stock configuration, same bytes': Math.round(other.rate),
        share: `${Math.round((100 * one.rate) / other.rate)} %`,
        errors: one.errors,
      };
    }),
  );
  console.log(`stock nginx that serves no file (return 200): ${Math.round(empty.rate)} requests/s`);
  console.log(`1,000 connections: ${Math.round(ours.many.rate)} requests/s, ${ours.many.errors} errors`);
  console.log(`memory when idle ${ours.whenIdle}, with 1,000 connections ${ours.underLoad}`);
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
