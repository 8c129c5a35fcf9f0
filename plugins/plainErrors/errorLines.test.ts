import path from 'node:path';
import { expect, test } from '@rstest/core';
import { SiteProblems } from '../site/siteProblems.ts';
import { compileErrorLine, failureLines, renderErrorLine } from './errorLines.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');

test('what a package or a file no longer has is reported with the file that asks for it', () => {
  const lines = [
    {
      moduleName: './theme/page/page.ts',
      message: `  × ESModulesLinkingError: export 'useTitles' (imported as 'useTitles') was not found in '@rspress/core/runtime' (possible exports: Await)\n   ╭─[8:27]`,
    },
    {
      moduleName: './docs/docs/services/pad.mdx',
      message: `  × Module build failed (from ./node_modules/@rspress/core/dist/node/mdx/loader.js):\n  ╰─▶   × Error: MDX compile error: a preview names figures/Clock/Clock in ${projectFolder}/docs/docs/services/pad.mdx\n        │     at islandOf`,
    },
  ].map(compileErrorLine);
  expect(lines).toEqual([
    `theme/page/page.ts: export 'useTitles' (imported as 'useTitles') was not found in '@rspress/core/runtime'`,
    'docs/docs/services/pad.mdx: a preview names figures/Clock/Clock',
  ]);
});

const makeRenderError = (file: string, error: string) =>
  `Page "/cgu" SSG rendering failed.\n    File: ${projectFolder}/${file}\n    Error: ${error}`;

test('a page that could not be rendered is reported with its file', () => {
  expect(renderErrorLine(makeRenderError('docs/gone.mdx', '<SiteLink to="x">: no such link'))).toBe(
    'docs/gone.mdx: <SiteLink to="x">: no such link',
  );
  expect(
    renderErrorLine(makeRenderError('docs/cgu.mdx', 'Expected component `Linc` to be defined: …')),
  ).toBe(
    'docs/cgu.mdx: there is no component <Linc>: correct its name (CONTRIBUTING.md lists them all)',
  );
  expect(renderErrorLine('something else')).toBeUndefined();
});

test('mistakes of the site, a full disk and an unknown error are reported', () => {
  expect(failureLines(['docs/b.mdx:1: y'], new SiteProblems(['docs/a.mdx:3: x']))).toEqual([
    'docs/b.mdx:1: y',
    'docs/a.mdx:3: x',
  ]);
  const diskFullError = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  });
  expect(failureLines(['docs/a.mdx: x'], diskFullError)).toEqual([
    expect.stringContaining('OUT_DIR=/its/path'),
  ]);
  expect(failureLines([], new Error('odd'))).toEqual([
    expect.stringMatching(/^Error: odd\n\s+at /),
  ]);
});
