import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A certificate and its key, in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/**
 * Makes a self-signed certificate for 127.0.0.1.
 *
 * @param days the time for which it is valid
 * @throws with the output of openssl when it fails
 */
export function makeCertificate(days: number): Certificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-certificate-'));
  const [key = '', cert = ''] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
  try {
    const { status, stderr, error } = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', String(days)],
      ...['-subj', '/CN=test', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ...['-keyout', key, '-out', cert],
    ]);
    if (status !== 0) {
      throw new Error(`openssl made no certificate: ${error ?? stderr}`);
    }
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Starts a server with TLS on a free port of this machine. */
export async function startTlsServer(certificate: Certificate, answer: RequestListener) {
  const server = createServer(certificate, answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
