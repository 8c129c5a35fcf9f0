import { expect, test } from '@rstest/core';
import { copyPages } from './offlineCopy.ts';

const page = (address: string, styles: string, text: string) => ({
  address,
  html: `<head><title>${text}</title><style>${styles}</style></head><header>Site</header><main>${text}</main><footer>End</footer>`,
});

test('pages are kept whole, and what several have in common is there once', () => {
  const pages = [page('/', 'a', 'One'), page('/docs/', 'a', 'Two'), page('/404', 'b', 'Not found')];
  const copy = copyPages(pages);
  const documents = ['', 'docs/', '404'].map((file) =>
    copy.pages[file]?.map((number) => copy.parts[number]).join(''),
  );
  expect(documents).toEqual(pages.map(({ html }) => html));
  for (const common of ['<style>a</style>', '<header>Site</header>', '<footer>End</footer>']) {
    expect(copy.parts.filter((part) => part.includes(common))).toEqual([common]);
  }
});
