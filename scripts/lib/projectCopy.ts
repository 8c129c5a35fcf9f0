import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './run';

const NOT_COPIED = new Set(['node_modules', '.git', 'dist', 'test-results', '.rspress']);

/**
 * Copies the project, so that a test or a benchmark can change and build it.
 *
 * @param parent the folder in which the copy is made
 * @param options packages: of npm. Linked to those of the original is fastest, but the built scripts have other
 *   names then; copied, they have the same
 * @returns the folder of the copy; the caller removes it
 */
export function copyProject(
  parent = tmpdir(),
  { packages = 'linked' }: { packages?: 'linked' | 'copied' | 'none' } = {},
): string {
  const folder = mkdtempSync(path.join(parent, 'site-copy-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !NOT_COPIED.has(path.relative(root, source)),
  });
  const from = path.join(root, 'node_modules');
  const to = path.join(folder, 'node_modules');
  if (packages === 'linked') {
    symlinkSync(from, to);
  } else if (packages === 'copied') {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
  return folder;
}
