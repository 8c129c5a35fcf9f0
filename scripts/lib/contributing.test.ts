import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { listFiles } from '../../plugins/site/listFiles';
import { frontMatterSchema } from '../../shared/schemas/frontMatterSchema';

const root = path.join(import.meta.dirname, '../..');
const readProjectFile = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The names that the files of the theme's components export. */
const componentNames = new Set(
  listFiles(path.join(root, 'theme/components'))
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readProjectFile(`theme/components/${file}`).matchAll(
        /^export (?:function|const) ([A-Z]\w*)/gm,
      ),
    ])
    .map(([, name = '']) => name),
);

test('CONTRIBUTING.md lists every tag that pages have', () => {
  const pages = listFiles(path.join(root, 'docs')).filter((file) => file.endsWith('.mdx'));
  const tags = pages.flatMap((file) => [
    ...readProjectFile(`docs/${file}`).matchAll(/<([A-Z]\w*)/g),
  ]);
  const names = new Set(
    tags.map(([, name = '']) => name).filter((name) => componentNames.has(name)),
  );
  expect(names.size).toBeGreaterThan(20);
  const contributing = readProjectFile('CONTRIBUTING.md');
  expect([...names].filter((name) => !new RegExp(`<${name}\\b`).test(contributing))).toEqual([]);
});

test('CONTRIBUTING.md has every key of the front matter in its table', () => {
  const table =
    /^\| Key \| Says \|$[\s\S]*?\n\n/m.exec(readProjectFile('CONTRIBUTING.md'))?.[0] ?? '';
  const keys = Object.keys(frontMatterSchema.shape);
  expect(keys.filter((key) => !table.includes(`\`${key}\``))).toEqual([]);
});
