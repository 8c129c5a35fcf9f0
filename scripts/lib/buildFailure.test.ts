import { expect, test } from '@rstest/core';
import { explainBuildFailure } from './buildFailure.mjs';

test('a dead link and a dead anchor are reported once, with their file', () => {
  const output = `error   Dead links found in \u001b[36m/home/x/docs/a.mdx\u001b[39m:
  "[..](/docs/nowhere)" /docs/nowhere.html
  "[..](/gone)" /gone.html
error   Dead anchors found in /home/x/docs/b.mdx:
  "[..](/cgu#part)" /cgu#part
error   Dead links found in /home/x/docs/a.mdx:
  "[..](/gone)" /gone.html
`;
  expect(explainBuildFailure(output, '/home/x')).toEqual([
    'docs/a.mdx: the link /docs/nowhere leads to no page',
    'docs/a.mdx: the link /gone leads to no page',
    'docs/b.mdx: the link /cgu#part leads to no heading of its page',
  ]);
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
