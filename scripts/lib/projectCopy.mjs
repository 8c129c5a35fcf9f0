import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './run.mjs';

const NOT_COPIED = new Set(['node_modules', '.git', 'dist', 'test-results', '.rspress']);

/**
 * A copy of the project, to be changed and built without touching the original, whose
 * packages it uses.
 *
 * @returns {string} its folder, to be removed by the caller
 */
export function copyProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !NOT_COPIED.has(path.relative(root, source)),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}
