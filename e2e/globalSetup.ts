import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes the folder in which the workers share what they build. @returns what removes it after the last test */
export default function globalSetup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-variants-'));
  process.env.VARIANTS_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
