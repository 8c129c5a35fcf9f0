import { existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ProjectCopy, runScript } from '../../scripts/lib/projectCopy';

test('packages to which a link leads are not deleted when they differ from the lock file', async () => {
  const packages = mkdtempSync(path.join(tmpdir(), 'site-packages-'));
  const file = path.join(packages, 'of-another-project');
  writeFileSync(file, '');
  const project = new ProjectCopy(tmpdir(), { packages: 'none' });
  symlinkSync(packages, path.join(project.folder, 'node_modules'));
  const { code, output } = await runScript(project.folder, ['build']);
  expect(output).toContain('node_modules is a link: run npm ci there');
  expect(code).toBe(1);
  expect(existsSync(file)).toBe(true);
  project.remove();
  await rm(packages, { recursive: true });
});
