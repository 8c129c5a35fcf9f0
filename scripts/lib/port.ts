import { createServer } from 'node:net';

/** @returns the port, or one that the system chooses for 0; undefined when a program listens there on 127.0.0.1 */
export const tryPort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : undefined));
    });
  });

/** @returns a port that is free at the moment */
export const freePort = async (): Promise<number> => Number(await tryPort(0));
