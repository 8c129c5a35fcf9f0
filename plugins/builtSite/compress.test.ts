import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { Compression } from './compress.ts';

const TEXT = Array.from({ length: 3000 }, (_, index) => `word${(index * 7919) % 1000}`).join(' ');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-compress-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const sizeOf = (file: string) => readFileSync(path.join(folder, file)).length;

async function compress(files: string[]): Promise<void> {
  const compression = new Compression(folder);
  for (const file of files) {
    writeFileSync(path.join(folder, file), TEXT);
    compression.add(file);
  }
  await compression.finish();
}

test('text is compressed, if that makes it smaller; other files are not', async () => {
  writeFileSync(path.join(folder, 'short.txt'), 'a');
  await compress(['page.html', 'picture.png']);
  const compression = new Compression(folder, ['short.txt']);
  await compression.finish();
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'page.html.br'))).toString()).toBe(TEXT);
  expect(existsSync(path.join(folder, 'page.html.gz'))).toBe(true);
  expect(existsSync(path.join(folder, 'picture.png.br'))).toBe(false);
  expect(existsSync(path.join(folder, 'short.txt.br'))).toBe(false);
});

test('a file that was written again is compressed again, and has the bytes that a browser gets', async () => {
  const compression = new Compression(folder);
  for (const text of [TEXT, TEXT.slice(0, 3000), 'a']) {
    writeFileSync(path.join(folder, 'page.html'), text);
    compression.changed('page.html');
    const bytes = await compression.servedBytes('page.html');
    const isSmaller = existsSync(path.join(folder, 'page.html.br'));
    expect(isSmaller).toBe(text.length > 1);
    expect(bytes).toBe(isSmaller ? sizeOf('page.html.br') : 1);
  }
});

test('a file that cannot be compressed is an error', async () => {
  await expect(new Compression(folder, ['missing.html']).finish()).rejects.toThrow('missing.html');
});
