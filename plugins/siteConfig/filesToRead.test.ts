import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { services } from '../../shared/configuration.ts';
import { makeToReadText, unreadFiles } from './filesToRead.ts';

const root = path.resolve(import.meta.dirname, '../..');
const listUnreadFiles = (ids: string[], toReadText: string) =>
  unreadFiles(ids, {}, toReadText).map(({ file }) => file);

const ids = services.map(({ id }) => id);

test('the list of an association that begins has every file, each of which there is', () => {
  const toReadText = makeToReadText(ids);
  const files = unreadFiles(ids, {}, toReadText);
  for (const { file, what } of files) {
    expect(existsSync(path.join(root, file.replace(/^association\//, 'sample/'))), file).toBe(true);
    expect(what).not.toBe('');
  }
  const legalFiles = files.filter(({ why }) => why).map(({ file }) => file);
  expect(legalFiles).toEqual([
    'docs/docs/association/statuts.mdx',
    'docs/cgu.mdx',
    'shared/ecodesign.txt',
  ]);
  expect(files.at(-1)?.place).toMatch(/^\w+\/to-read\.txt:\d+$/);
});

test('a file is read when its line is gone, and so is the page of a service that is gone', () => {
  const toReadText = makeToReadText(['pad', 'mail']);
  expect(listUnreadFiles(['pad'], toReadText)).toEqual(
    listUnreadFiles(['pad', 'mail'], toReadText).filter(
      (file) => file !== 'docs/docs/services/mail.mdx',
    ),
  );
  expect(listUnreadFiles(['pad'], toReadText.replace('docs/cgu.mdx\n', ''))).not.toContain(
    'docs/cgu.mdx',
  );
  expect(listUnreadFiles(['pad'], '# Nothing\n\n')).toEqual([]);
});

test('what belongs to a fact that is none need not be read', () => {
  const toReadText = makeToReadText([]);
  const filesWithoutGuide = unreadFiles([], { guide: 'none' }, toReadText).map(({ file }) => file);
  expect(
    listUnreadFiles([], toReadText).filter((file) => !filesWithoutGuide.includes(file)),
  ).toEqual(['docs/docs/mattermost']);
});
