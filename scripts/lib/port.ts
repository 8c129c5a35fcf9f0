import { type AddressInfo, createServer } from 'node:net';

/**
 * Checks whether a port of 127.0.0.1 is free.
 *
 * @param port the port; 0 for any free port
 * @returns the free port; undefined if a program uses it
 */
export const tryPort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const { port: freePort } = probe.address() as AddressInfo;
      probe.close(() => resolve(freePort));
    });
  });

/** Finds a port of 127.0.0.1 that is free. */
export const findFreePort = async (): Promise<number> => Number(await tryPort(0));
