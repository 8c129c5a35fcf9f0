import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { findFreePort } from '../../../scripts/lib/port';
import { LIMIT_MS } from '../../lib/limits';

/** A running driver of WebKit. It opens browser windows on a display without a screen. */
export interface WebKitDriver {
  url: string;
  stop(): void;
}

/**
 * Starts an X server without a screen. The server chooses a free number for its display.
 *
 * @returns the name of the display, such as `:1`, and the process of the server
 */
async function startDisplay(): Promise<{ display: string; displayServer: ChildProcess }> {
  const displayServer = spawn(
    'Xvfb',
    // The server writes the number of its display to file descriptor 3. With -noreset, it keeps
    // running between two sessions.
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const displayNumberStream = displayServer.stdio[3] as Readable;
  const [displayNumber] = await Promise.race([
    once(displayNumberStream.setEncoding('utf8'), 'data'),
    once(displayServer, 'exit').then(() => Promise.reject(new Error('Xvfb did not start.'))),
  ]);
  return { display: `:${String(displayNumber).trim()}`, displayServer };
}

/**
 * Starts the driver of WebKit on a new display, and waits until the driver answers.
 *
 * @param driverPath the path of the program WebKitWebDriver
 */
export async function startWebKitDriver(driverPath: string): Promise<WebKitDriver> {
  const { display, displayServer } = await startDisplay();
  const port = await findFreePort();
  const driver = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // WebKit's sandbox does not start for root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const stop = () => {
    driver.kill();
    displayServer.kill();
  };
  process.once('exit', stop);
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() => fetch(`${url}/status`).then(({ ok }) => ok, String), { timeout: LIMIT_MS })
    .toBe(true);
  return { url, stop };
}
