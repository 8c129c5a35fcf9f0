import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './run.mjs';

const NOT_COPIED = new Set(['node_modules', '.git', 'dist', 'test-results', '.rspress']);

/**
 * Copies the project, so that a test or a benchmark can change and build it. The copy has a link
 * to the packages of the original.
 *
 * @param {string} [parent] the folder in which the copy is made
 * @param {{ withPackages?: boolean }} [options] withPackages: false leaves the link out
 * @returns {string} the folder of the copy; the caller removes it
 */
export function copyProject(parent = tmpdir(), { withPackages = true } = {}) {
  const folder = mkdtempSync(path.join(parent, 'site-copy-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !NOT_COPIED.has(path.relative(root, source)),
  });
  if (withPackages) {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  }
  return folder;
}
