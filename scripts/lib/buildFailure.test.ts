import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { ERROR_TEXTS, explainBuildFailure } from './buildFailure.mjs';
import { root } from './run.mjs';

test('Rspress still words its errors as they are recognized here (rspress-errors in UPSTREAM.md)', () => {
  const folder = path.join(root, 'node_modules/@rspress/core/dist/node');
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  expect(ERROR_TEXTS.filter((text) => !code.includes(text))).toEqual([]);
});

test('a page that does not compile or render is reported with its file', () => {
  const output = `  ╰─▶   × MDX compile error: Expected a closing brace in /home/x/docs/a.mdx
error   Page "/cgu" SSG rendering failed.
    File: /home/x/docs/cgu.mdx
    Error: <SiteLink to="x">: site.config.ts has no such link
`;
  expect(explainBuildFailure(output, '/home/x')).toEqual([
    'docs/a.mdx: Expected a closing brace',
    'docs/cgu.mdx: <SiteLink to="x">: site.config.ts has no such link',
  ]);
});

test('a change of another project is told once, and nothing that follows from it', () => {
  const output = `error   × MDX compile error: Upstream change: Rspress has other links (see rspress-heading-link in UPSTREAM.md) in /home/x/docs/a.mdx
error   × MDX compile error: Upstream change: Rspress has other links (see rspress-heading-link in UPSTREAM.md) in /home/x/docs/b.mdx
Source: docs/a.mdx:3: the link /gone leads to no page
`;
  expect(explainBuildFailure(output, '/home/x')).toEqual([
    'Rspress has other links (see rspress-heading-link in UPSTREAM.md)',
  ]);
});

test('what Rspress asks of the theme, and no longer gives to pages, is told as an upstream change', () => {
  const file = 'File: ./node_modules/@rspress/core/dist/runtime/App.js:42:31-41\n';
  const message = `× ESModulesLinkingError: export 'Frame' (imported as 'Frame') was not found in '@rspress/core/theme' (possible exports: Layout)`;
  expect(explainBuildFailure(`${file}  ${message}\n`, '/site')).toEqual([
    'Rspress asks for Frame, which theme/index.tsx does not export (see rspress-theme-exports in UPSTREAM.md)',
  ]);
  const page = (component: string) => `error   Page "/cgu" SSG rendering failed.
    File: /site/docs/cgu.mdx
    Error: Expected component \`${component}\` to be defined
`;
  for (const provided of ['SiteName', 'Preview']) {
    expect(explainBuildFailure(page(provided), '/site')).toEqual([
      `Rspress’s pages no longer get ${provided} and what else theme/components/Article provides (see rspress-mdx-provider in UPSTREAM.md)`,
    ]);
  }
});

test('an import of something that a package no longer has is told with the file', () => {
  const output = `File: ./theme/page/page.ts:8:27-35
  × ESModulesLinkingError: export 'usePages' (imported as 'usePages') was not found in '@rspress/core/runtime' (possible exports: Await)
File: ./theme/search/SearchModal.tsx:2:1-58
  × Package subpath './modals' is not defined by "exports" in /site/node_modules/@docsearch/react/package.json
`;
  expect(explainBuildFailure(output, '/site')).toEqual([
    `theme/page/page.ts: export 'usePages' (imported as 'usePages') was not found in '@rspress/core/runtime'`,
    `theme/search/SearchModal.tsx: Package subpath './modals' is not defined by "exports" in node_modules/@docsearch/react/package.json`,
  ]);
});

test('a configuration that cannot be read is told with its place and the likeliest reason', () => {
  const output = `node:internal/process/promises:391
[Error: ParseError: Unexpected token, expected ","
 /home/x/site.config.ts:11:22]
`;
  expect(explainBuildFailure(output, '/home/x')).toEqual([
    'site.config.ts:11:22: Unexpected token, expected ",". Is there an apostrophe in a text between single quotes? Write ’, or put the text between "double quotes"',
  ]);
});

test('other output gives no lines', () => {
  expect(explainBuildFailure('Error: out of memory', '/home/x')).toEqual([]);
});

test('a mistake that a plugin finds in a page is told with the page', () => {
  const output = `File: ./docs/docs/services/pad.mdx:1:1
  × Module build failed (from ./node_modules/@rspress/core/dist/node/mdx/loader.js):
  ╰─▶   × Error: a preview names demos/Clock/Clock, but there is no theme/demos/Clock/Clock.tsx
        │     at islandOf (/site/plugins/demos/demos.ts:17:11)
`;
  expect(explainBuildFailure(output, '/site')).toEqual([
    'docs/docs/services/pad.mdx: a preview names demos/Clock/Clock, but there is no theme/demos/Clock/Clock.tsx',
  ]);
});

test('a full disk is told in one line, however many files it stops', () => {
  const output =
    'error   ENOSPC: no space left on device, write\n    at a\nerror   ENOSPC: no space left on device, write\n';
  expect(explainBuildFailure(output, '/site')).toEqual([
    'Files could not be written: no space left on device (ENOSPC). Make room for them, or build into another folder: OUT_DIR=/its/path npm run build',
  ]);
});
