import { createServer } from 'node:net';

/** @param {number} port @returns {Promise<boolean>} whether no program listens there on 127.0.0.1 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** @param {number} from @returns {Promise<number>} the first port from there on that is free at the moment */
export async function freePort(from) {
  return (await isFree(from)) ? from : freePort(from + 1);
}
