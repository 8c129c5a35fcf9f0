import { createServer } from 'node:net';

/** @param {number} port @returns {Promise<number | undefined>} that port, or one that the system chooses for 0, unless a program listens there on 127.0.0.1 */
const tryPort = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : undefined));
    });
  });

/**
 * @param {number} [from] without it, the system chooses
 * @returns {Promise<number>} the first port from there on that is free at the moment
 */
export const freePort = async (from = 0) => (await tryPort(from)) ?? freePort(from + 1);
