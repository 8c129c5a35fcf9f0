import { expect, test } from '@playwright/test';
import { open, ready } from './navigation';
import { REPOSITORY, serveVariant } from './variants';

const variant = serveVariant('published');

test('with a repository, each page leads to its file there, and to the source of the site', async ({
  page,
}) => {
  const edit = page.getByRole('link', { name: 'Edit this page' });
  for (const [path, file] of [
    ['/', 'index.mdx'],
    ['/blog/opening', 'blog/opening.mdx'],
    ['/docs/', 'docs/index.mdx'],
  ]) {
    await open(page, `${variant.url}${path}`);
    await expect(edit).toHaveAttribute('href', REPOSITORY.edit + file);
  }
  // Followed within the document, too.
  await page.getByRole('contentinfo').getByRole('link', { name: 'All services' }).click();
  await expect(edit).toHaveAttribute('href', `${REPOSITORY.edit}docs/services.mdx`);
  await expect(page.getByRole('link', { name: 'Source code' })).toHaveAttribute('href', REPOSITORY.source);

  await page.goto(`${variant.url}/no-such-page`);
  await ready(page);
  await expect(edit).toHaveCount(0);
});
