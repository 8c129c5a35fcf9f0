import { expect, test } from '@rstest/core';
import type { BuiltSite } from '../builtSite/builtSite.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** What the step writes for a site whose pages have these texts as HTML. */
async function writtenFor(...pages: string[]): Promise<string> {
  let written = '';
  const site: Partial<BuiltSite> = {
    pages: pages.map((html, index) => ({ file: `${index}.html`, address: `/${index}`, html })),
    files: new Set(),
    write: async (_file, text) => {
      written = String(text);
    },
  };
  await contentSecurityPolicy(site as BuiltSite);
  return written;
}

test('the hashes of all pages are in the policy, each once and in the same order for any order of pages', async () => {
  const [one, other] = ['<script>a</script><style>b</style>', '<script>a</script><style>c</style>'];
  const written = await writtenFor(one, other, one);
  expect(written).toMatch(/default "[^"]*script-src 'self' '[^' ]*';[^"]*";/);
  expect(written).toMatch(/default "[^"]*style-src 'self' '[^' ]*' '[^' ]*';[^"]*";/);
  expect(await writtenFor(other, one)).toBe(written);
});

test('a violation stops the build and is reported with its page', async () => {
  await expect(writtenFor('<p>a</p>', '<p style="b">c</p>')).rejects.toMatchObject({
    lines: ['/1: a style attribute, which the Content-Security-Policy forbids'],
  });
});
