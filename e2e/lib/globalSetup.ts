import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Makes the folder in which workers share built sites, unless `npm test` has made one for several
 * runs.
 *
 * @returns a function that removes the folder after the last test
 */
export default function globalSetup(): (() => void) | undefined {
  if (process.env.SHARED_FOLDER) {
    return undefined;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'site-shared-'));
  process.env.SHARED_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
