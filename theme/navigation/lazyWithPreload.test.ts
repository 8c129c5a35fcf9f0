import { afterEach, expect, test } from '@rstest/core';
import { lazyWithPreload } from './lazyWithPreload';

const Page = () => null;

afterEach(() => {
  delete document.documentElement.dataset.ready;
});

test('a chunk is imported once', async () => {
  let imports = 0;
  const lazy = lazyWithPreload(async () => {
    imports += 1;
    return { default: Page };
  });
  await Promise.all([lazy.preload(), lazy.preload()]);
  expect(await lazy.preload()).toBe(Page);
  expect(imports).toBe(1);
});

test('after a failure the next call imports anew', async () => {
  document.documentElement.dataset.ready = '';
  let online = false;
  const lazy = lazyWithPreload(() =>
    online ? Promise.resolve({ default: Page }) : Promise.reject(new Error('offline')),
  );
  await expect(lazy.preload()).rejects.toThrow('offline');
  online = true;
  expect(await lazy.preload()).toBe(Page);
});

test('before React has taken over, a failure waits for the visitor to retry', async () => {
  let imports = 0;
  const lazy = lazyWithPreload(() => {
    imports += 1;
    return imports < 3 ? Promise.reject(new Error('gone')) : Promise.resolve({ default: Page });
  });
  const loading = lazy.preload();
  while (imports < 3) {
    await Promise.resolve();
    document.dispatchEvent(new Event('site:retry'));
  }
  expect(await loading).toBe(Page);
});
