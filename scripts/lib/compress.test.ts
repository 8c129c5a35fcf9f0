import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { listFiles } from '../../plugins/site/listFiles';
import { SITE_JSON_FILE } from '../../shared/siteJson';
import { compressFiles } from './compress';

test('texts get compressed copies, but not site.json, which the image changes later', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-compress-'));
  const files = [SITE_JSON_FILE, 'offline-copy.json', 'photo.webp'];
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), 'a'.repeat(1000));
  }
  await compressFiles(folder);
  expect(listFiles(folder)).toEqual(
    [...files, 'offline-copy.json.br', 'offline-copy.json.gz'].sort(),
  );
  rmSync(folder, { recursive: true });
});
