import { expect, test } from '@rstest/core';
import { COPY_LIST_FILE, type CopyList } from '../../shared/offlineCopy.ts';
import { NOT_FOUND_PAGE } from '../site/pages.ts';
import type { Site } from '../site/site.ts';
import { offlineCopy } from './offlineCopy.ts';

/**
 * Makes the list for the offline copy of a site, and returns the version in the list.
 *
 * @param texts the text of each file of the site, by its path
 */
async function makeCopyVersion(texts: Record<string, string>): Promise<string> {
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
  return (JSON.parse(String(written[COPY_LIST_FILE])) as CopyList).version;
}

test('a copy is renewed when the text of a page or the content of a file has changed', async () => {
  const texts = { [NOT_FOUND_PAGE.file]: 'Page not found', 'static/a.svg': '<svg/>' };
  const version = await makeCopyVersion(texts);
  expect(await makeCopyVersion({ ...texts })).toBe(version);
  for (const file of Object.keys(texts)) {
    expect(await makeCopyVersion({ ...texts, [file]: 'other' }), file).not.toBe(version);
  }
});
