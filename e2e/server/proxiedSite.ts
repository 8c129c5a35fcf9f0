import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findEngine } from '../../scripts/lib/docker';
import { inSite } from '../lib/inSite';
import { requestAnswer } from './load';

export type DockerEngine = NonNullable<Awaited<ReturnType<typeof findEngine>>>;

/** The domain that the proxy serves in tests. Caddy's own authority signs its certificate. */
export const DOMAIN = 'localhost';

/** The domain that the proxy redirects to `DOMAIN`. */
export const BARE_DOMAIN = 'bare.localhost';

/** The file in Caddy's container with the certificate of Caddy's own authority. */
const AUTHORITY_CERTIFICATE_PATH = '/data/caddy/pki/authorities/local/root.crt';

/** The path of a file that only test images have. It contains the name of the deployment. */
const DEPLOYMENT_PATH = '/deployment.txt';

/**
 * Runs a command of Docker, which must succeed.
 *
 * @param env variables in addition to those of this process
 * @returns the output, without space around it
 */
export async function docker(
  engine: DockerEngine,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { code, output } = await engine.docker(args, { env });
  if (code !== 0) {
    throw new Error(`docker ${args.join(' ')}: ${output}`);
  }
  return output.trim();
}

/**
 * Returns the Docker engine of this machine.
 *
 * @throws when no engine answers, or when SITE_IMAGE is not set, which names the image under test
 */
export async function findEngineUnderTest(): Promise<DockerEngine> {
  const engine = await findEngine();
  if (!engine || !process.env.SITE_IMAGE) {
    throw new Error('These tests need SITE_IMAGE and a Docker engine that answers.');
  }
  return engine;
}

/**
 * Builds an image that adds files to another image.
 *
 * @param tag the name of the new image
 * @param files the content of each file, by its path in the image
 * @param baseImage the other image; the image under test if it is left out
 * @param instructions further lines of the Dockerfile
 */
export async function buildVariant(
  engine: DockerEngine,
  tag: string,
  files: Record<string, string>,
  baseImage = String(process.env.SITE_IMAGE),
  instructions = '',
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-variant-'));
  try {
    const copyInstructions = Object.entries(files).map(([pathInImage, fileContent], index) => {
      writeFileSync(path.join(folder, String(index)), fileContent, { mode: 0o644 });
      return `COPY ${index} ${pathInImage}\n`;
    });
    writeFileSync(
      path.join(folder, 'Dockerfile'),
      `FROM ${baseImage}\n${copyInstructions.join('')}${instructions}\n`,
    );
    await docker(engine, ['build', '--quiet', '--tag', tag, folder]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Builds an image of the site with a file that contains the name of the deployment.
 *
 * @param tag the name of the image
 * @param name the name of the deployment
 */
export const buildDeployment = (engine: DockerEngine, tag: string, name: string): Promise<void> =>
  buildVariant(engine, tag, { [`/srv/site${DEPLOYMENT_PATH}`]: name });

/**
 * Waits until the proxy has its certificate and the site answers, and returns the site as visitors
 * reach it through the proxy.
 *
 * @param proxyId the id of the proxy's container
 */
export async function waitForSiteBehindProxy(engine: DockerEngine, proxyId: string) {
  const findOrigin = async (protocol: string, port: number) => {
    const address = await docker(engine, ['port', proxyId, `${port}/tcp`]);
    return `${protocol}://${DOMAIN}:${/:(\d+)$/m.exec(address)?.[1]}`;
  };
  const readAuthorityCertificate = () =>
    engine.docker(['exec', proxyId, 'cat', AUTHORITY_CERTIFICATE_PATH]);
  await expect.poll(async () => (await readAuthorityCertificate()).code).toBe(0);
  const { output: ca } = await readAuthorityCertificate();
  const httpsOrigin = await findOrigin('https', 443);
  /** Requests a path over TLS. */
  const requestPath = (pathname: string, options: RequestOptions = {}) =>
    requestAnswer(`${httpsOrigin}${pathname}`, { ca, ...options });
  await expect.poll(() => requestPath('/healthz').then(({ body }) => body, String)).toBe('ok\n');
  return {
    httpOrigin: await findOrigin('http', 80),
    httpsOrigin,
    /** The certificate authority of the proxy. */
    ca,
    get: requestPath,
    /** Returns the name of the deployment that answers. */
    readDeployment: async () => (await requestPath(DEPLOYMENT_PATH)).body,
  };
}

export type ProxiedSite = Awaited<ReturnType<typeof waitForSiteBehindProxy>>;

/** Checks the redirects of the proxy, and that it passes on the answers of the container. */
export async function expectToPassOnAnswers(site: ProxiedSite): Promise<void> {
  const httpAnswer = await requestAnswer(`${site.httpOrigin}/docs/services?a=1`);
  expect(httpAnswer.status).toBe(308);
  expect(httpAnswer.headers.location).toBe(`https://${DOMAIN}/docs/services?a=1`);

  const pageAnswer = await site.get('/docs/services');
  expect(pageAnswer.status).toBe(200);
  expect(pageAnswer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringMatching(/^default-src 'none';/),
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
  });
  expect((await site.get('/no-such-page')).status).toBe(404);
  const redirectAnswer = await site.get('/cgu/');
  expect([redirectAnswer.status, redirectAnswer.headers.location]).toEqual([308, inSite('/cgu')]);

  const bareDomainAnswer = await site.get('/cgu?a=1', {
    servername: BARE_DOMAIN,
    headers: { host: BARE_DOMAIN },
  });
  expect(bareDomainAnswer.status).toBe(301);
  expect(bareDomainAnswer.headers.location).toBe(`https://${DOMAIN}/cgu?a=1`);
}
