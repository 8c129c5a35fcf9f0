import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findFreePort } from '../../scripts/lib/port';
import { projectRoot } from '../../shared/projectRoot';
import { docker, findEngineUnderTest } from './proxiedSite';

/** The host and port of the site in the examples of deploy/README.md. */
const SITE_ADDRESS = '127.0.0.1:8080';

/**
 * Returns a configuration that turns the nginx of the image under test into a proxy.
 *
 * @param serverDirectives the directives of the server
 * @param upstreamDirectives the directives outside of the server
 */
const makeNginxProxyConf = (serverDirectives: string, upstreamDirectives: string) => `
pid /tmp/nginx.pid;
error_log stderr error;
events {}
http {
  client_body_temp_path /tmp/a; proxy_temp_path /tmp/b; fastcgi_temp_path /tmp/c;
  uwsgi_temp_path /tmp/d; scgi_temp_path /tmp/e;
  access_log off;
  ${upstreamDirectives}
  server {
    ${serverDirectives}
  }
}
`;

/**
 * The kinds of proxies. Each has an image, the path of its configuration file in the image, and a
 * function that makes a whole configuration from an example in deploy/README.md.
 */
const proxyKinds = {
  nginx: {
    image: process.env.SITE_IMAGE,
    file: '/etc/nginx/nginx.conf',
    makeConf: (port: number, part: string) => {
      // Some examples contain a whole server block, others only directives of one.
      const [, upstreamDirectives = '', serverDirectives = part] =
        /(.*)^server \{\n(.*)^\}\n/ms.exec(part) ?? [];
      return makeNginxProxyConf(
        `listen 127.0.0.1:${port};\n${serverDirectives}`,
        upstreamDirectives,
      );
    },
  },
  caddyfile: {
    image: 'caddy:2',
    file: '/etc/caddy/Caddyfile',
    makeConf: (port: number, part: string) =>
      `{\n\tadmin off\n}\nhttp://:${port} {\n\tbind 127.0.0.1\n${part}\n}\n`,
  },
};

/** A kind of proxy. Its name is also the language of its code blocks in deploy/README.md. */
export type ProxyKind = keyof typeof proxyKinds;

/**
 * Finds an example of a configuration in deploy/README.md.
 *
 * @param comment the words of the comment with which the example begins
 * @returns the text of the example
 * @throws when no example begins with these words, or when several do
 */
export function findExampleInReadme(kind: ProxyKind, comment: string): string {
  const readme = readFileSync(path.join(projectRoot, 'deploy/README.md'), 'utf8');
  const [example, ...otherExamples] = [
    ...readme.matchAll(new RegExp(`\`\`\`${kind}\n(.*?)\`\`\``, 'gs')),
  ]
    .map(([, text]) => String(text))
    .filter((text) => text.startsWith(`# ${comment}`));
  if (!example || otherExamples.length > 0) {
    throw new Error(
      `deploy/README.md should have one example for ${kind} that begins with “${comment}”.`,
    );
  }
  return example;
}

/**
 * Starts a proxy in a container on the network of this machine, and waits until it answers.
 *
 * @param example a part of the proxy's configuration, with the address of the site as README.md
 *   writes it
 * @param siteHost the host and port of the site
 */
export async function startProxy(kind: ProxyKind, example: string, siteHost: string) {
  const engine = await findEngineUnderTest();
  const { image, file: confPath, makeConf } = proxyKinds[kind];
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'site-proxy-'));
  const confSource = path.join(folder, 'conf');
  writeFileSync(confSource, makeConf(port, example.replaceAll(SITE_ADDRESS, siteHost)), {
    mode: 0o644,
  });
  const volume = `${confSource}:${confPath}:ro`;
  const runArgs = ['run', '--detach', '--network', 'host', '--volume', volume, String(image)];
  const containerId = await docker(engine, runArgs);
  const url = `http://127.0.0.1:${port}`;
  const remove = async () => {
    await docker(engine, ['rm', '--force', '--volumes', containerId]);
    rmSync(folder, { recursive: true });
  };
  try {
    await expect.poll(() => fetch(url).then(() => 'answers', String)).toBe('answers');
  } catch (error) {
    console.log(await docker(engine, ['logs', containerId]));
    await remove();
    throw error;
  }
  return { url, remove };
}
