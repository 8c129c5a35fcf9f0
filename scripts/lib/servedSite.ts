import { existsSync } from 'node:fs';
import path from 'node:path';
import { onCleanup } from './main';
import { type Server, startNginx } from './nginx';
import { freePort } from './port';
import { findProgram, root, UserFacingError } from './run';
import { waitForAnswer } from './waitForAnswer';

const FIRST_PORT = 8092;

/**
 * Serves a built site with the machine's nginx and the project's nginx.conf, until the cleanup.
 *
 * @returns with its address, without a trailing slash
 */
export async function serveSite(site = path.join(root, 'dist')): Promise<Server & { url: string }> {
  const nginx = findProgram('nginx');
  if (!nginx) {
    throw new UserFacingError('This needs nginx (apt install nginx libnginx-mod-http-brotli-static).');
  }
  if (!existsSync(site)) {
    throw new UserFacingError(`There is no built site in ${site}: run npm run build first.`);
  }
  const port = await freePort(FIRST_PORT);
  const server = await startNginx(nginx, port, site);
  onCleanup(server.stop);
  const url = `http://127.0.0.1:${port}`;
  if (!(await waitForAnswer(`${url}/healthz`, server.ended))) {
    throw new UserFacingError('nginx ended before it answered.');
  }
  for (const note of server.notes) {
    console.log(note);
  }
  return { ...server, url };
}

/** @returns the address of the site that SITE_URL names, else of dist/, which is then served */
export const siteUrl = async (): Promise<string> => process.env.SITE_URL ?? (await serveSite()).url;

/**
 * @param url of a running site
 * @returns the addresses of the pages that its sitemap lists
 */
export async function pagesOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (pages.length === 0) {
    throw new UserFacingError(`${url}/sitemap.xml lists no page.`);
  }
  return pages;
}
