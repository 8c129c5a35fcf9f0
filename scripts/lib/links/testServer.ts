import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that a test has started on 127.0.0.1. */
export interface TestServer {
  /** Its address, without a slash at the end. */
  url: string;
  /** The requests so far, by method and path: `HEAD /a` */
  requests: string[];
  stop: () => Promise<void>;
}

/** Starts a server for a test. */
export async function startTestServer(listener: RequestListener): Promise<TestServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
