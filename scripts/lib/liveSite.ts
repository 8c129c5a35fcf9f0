import { get } from 'node:https';
import { isIP } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { SITE_JSON_FILE, type SiteJson, siteJsonSchema } from '../../shared/siteJson';

/** The longest time to wait for an answer. */
const ANSWER_LIMIT_MS = 5000;
const TIMEOUT_MESSAGE = 'no answer in time';

/** What the published site tells about itself. What could not be learned is undefined. */
export interface LiveSite {
  siteJson?: SiteJson | undefined;
  /** The end of its certificate, in milliseconds since 1970. */
  certificateEndMs?: number | undefined;
  /** Why one of the two could not be learned: the address, and the reason. */
  problem?: string | undefined;
}

/**
 * Requests a file, and follows no redirect.
 *
 * @throws Error when there is no whole answer in time
 */
function fetchText(address: string, limitMs: number): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = get(address, (response) => {
      text(response).then((body) => resolve({ status: Number(response.statusCode), body }), reject);
    });
    const timer = setTimeout(() => {
      reject(new Error(TIMEOUT_MESSAGE));
      request.destroy();
    }, limitMs);
    request.on('error', reject);
    request.on('close', () => clearTimeout(timer));
  });
}

/** Parses JSON; undefined for any other text. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Requests site.json of a site.
 *
 * @throws Error with the address and the reason, when the site does not answer or answers something
 *   else
 */
async function fetchSiteJson(url: string, limitMs: number): Promise<SiteJson> {
  const address = `${url}${SITE_JSON_FILE}`;
  const { status, body } = await fetchText(address, limitMs).catch(({ message }: Error) => {
    throw new Error(`${address} does not answer (${message})`);
  });
  if (status !== 200) {
    throw new Error(`${address} answers with status ${status}`);
  }
  const { data } = siteJsonSchema.safeParse(parseJson(body));
  if (!data) {
    throw new Error(`${address} is not what a build of this project writes`);
  }
  return data;
}

/**
 * Returns the end of the certificate of a site, in milliseconds since 1970.
 *
 * @throws Error with the address and the reason, when the site shows no certificate
 */
function fetchCertificateEnd(url: string, limitMs: number): Promise<number> {
  const { hostname, port } = new URL(url);
  const options = {
    host: hostname,
    port: Number(port || 443),
    // TLS allows no IP address as the name of a server.
    servername: isIP(hostname) ? '' : hostname,
    // A certificate that has ended is accepted, so that its end can be read. Nothing is sent over
    // this connection.
    rejectUnauthorized: false,
  };
  return new Promise((resolve, reject) => {
    const socket = connect(options, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.setTimeout(limitMs, () => socket.destroy(new Error(TIMEOUT_MESSAGE)));
    socket.on('error', ({ message }) =>
      reject(new Error(`${url} does not show a certificate (${message})`)),
    );
  });
}

/**
 * Asks the published site how old it is, and until when its certificate is valid. It never throws:
 * for a site that does not answer, `problem` says why.
 *
 * @param url the whole address of the site, which begins with https:// and ends with a slash
 * @param limitMs the longest time to wait for each answer
 */
export async function askLiveSite(url: string, limitMs = ANSWER_LIMIT_MS): Promise<LiveSite> {
  const [siteJson, certificateEnd] = await Promise.allSettled([
    fetchSiteJson(url, limitMs),
    fetchCertificateEnd(url, limitMs),
  ]);
  // When the site is down, both fail for the same reason, so the first one says enough.
  const failedResult = [siteJson, certificateEnd].find((result) => result.status === 'rejected');
  return {
    siteJson: siteJson.status === 'fulfilled' ? siteJson.value : undefined,
    certificateEndMs: certificateEnd.status === 'fulfilled' ? certificateEnd.value : undefined,
    problem: failedResult?.reason.message,
  };
}
