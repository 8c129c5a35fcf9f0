import { createServer } from 'node:net';

/** @returns that port, or one that the system chooses for 0, unless a program listens there on 127.0.0.1 */
const tryPort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : undefined));
    });
  });

/** @returns the first port from `from` on that is free at the moment; without `from`, the system chooses */
export const freePort = async (from = 0): Promise<number> => (await tryPort(from)) ?? freePort(from + 1);
