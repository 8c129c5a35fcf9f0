import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';

/** A request sent as it is written: no normalised path, no redirect followed. */
export function raw(
  baseURL: string | undefined,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<IncomingMessage & { body: Buffer }> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve(Object.assign(answer, { body: Buffer.concat(chunks) })));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/**
 * Sends bytes over a connection of their own, and takes what comes until the server closes it.
 *
 * @returns the answer as text; empty when the server closed without one
 */
export function sendBytes(baseURL: string | undefined, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      // The server may close while we still send.
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(text()) : reject(error),
    );
    socket.on('close', () => resolve(text()));
    const text = () => Buffer.concat(chunks).toString('latin1');
  });
}
