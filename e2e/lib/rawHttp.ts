import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';

/**
 * Sends a request, and follows no redirect. Unlike `fetch`, it sends the path exactly as written.
 *
 * @param baseURL the origin of the server
 * @returns the answer, with its body as the server sent it
 */
export function rawRequest(
  baseURL: string | undefined,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<IncomingMessage & { body: Buffer }> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    const clientRequest = httpRequest({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve(Object.assign(answer, { body: Buffer.concat(chunks) })));
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

/**
 * Sends bytes over a new connection, and reads until the server closes it.
 *
 * @returns the answer as text; an empty text if the server closed the connection without an answer
 */
export function sendBytes(baseURL: string | undefined, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      // The server may refuse a request before it has received all of it.
      error.code === 'ECONNRESET' || error.code === 'EPIPE'
        ? resolve(decodeChunks())
        : reject(error),
    );
    socket.on('close', () => resolve(decodeChunks()));
    const decodeChunks = () => Buffer.concat(chunks).toString('latin1');
  });
}
