import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * Serves the built site with Rspress's preview server, where there is neither nginx nor Docker.
 *
 * @param {number} port
 * @returns {import('../start.mjs').Server}
 */
export function startPreview(port) {
  const rspress = path.join(root, 'node_modules/.bin/rspress');
  const child = spawn(process.execPath, [rspress, 'preview', '--port', String(port), '--host', '127.0.0.1'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.on('close', () => resolve());
  });
  return {
    name: "Rspress's preview server",
    notes: [
      'There is neither nginx nor a Docker engine here, so this is not what visitors will get: unknown addresses',
      'show the home page instead of “Page not found”, and nothing is redirected, compressed or cached.',
    ],
    healthPath: '/',
    ended,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
