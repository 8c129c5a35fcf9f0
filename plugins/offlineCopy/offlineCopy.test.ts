import { expect, test } from '@rstest/core';
import { COPY_LIST_FILE, type CopyList } from '../../shared/offlineCopy.ts';
import { NOT_FOUND_PAGE } from '../site/pages.ts';
import type { Site } from '../site/site.ts';
import { offlineCopy } from './offlineCopy.ts';

/**
 * Makes the list for the offline copy of a site.
 *
 * @param texts the text of each file of the site, by its path
 */
async function makeCopyList(texts: Record<string, string>): Promise<CopyList> {
  const written: Record<string, unknown> = {};
  const { finish } = offlineCopy({
    bundle: { scriptAddress: '', boot: '', offlineWorker: '' },
    files: new Set(Object.keys(texts)),
    pages: [NOT_FOUND_PAGE],
    readBytes: async (file) => Buffer.from(texts[file] ?? ''),
    write: async (file, content) => {
      written[file] = content;
    },
  } as Partial<Site> as Site);
  await finish?.();
  return JSON.parse(String(written[COPY_LIST_FILE]));
}

test('a copy is renewed when the text of a page or the content of a file has changed', async () => {
  const texts = { [NOT_FOUND_PAGE.file]: 'Page not found', 'static/a.svg': '<svg/>' };
  const { version } = await makeCopyList(texts);
  expect((await makeCopyList({ ...texts })).version).toBe(version);
  for (const file of Object.keys(texts)) {
    const changedList = await makeCopyList({ ...texts, [file]: 'other' });
    expect(changedList.version, file).not.toBe(version);
  }
});

test('a copy has the pictures of pages, whatever their names, and not its own files', async () => {
  const { files } = await makeCopyList({
    [NOT_FOUND_PAGE.file]: 'Page not found',
    'offline-plan.svg': '<svg/>',
    'offline-worker.js': '',
    'og.png': '',
  });
  expect(files).toEqual(['404', 'offline-plan.svg']);
});
