import { type AddressInfo, createServer } from 'node:net';

/**
 * Checks whether a port is free.
 *
 * @returns the port; for 0, a free port; undefined if a program listens on it on 127.0.0.1
 */
export const tryPort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });

export const freePort = async (): Promise<number> => Number(await tryPort(0));
