import { afterEach, expect, rs, test } from '@rstest/core';
import { BUNDLE_ATTRIBUTE } from '../../../shared/pageParts';
import { extractFragment, loadPage } from './pages';

const FRAGMENT = '<html data-bundle="a b"><head></head><body>Text</body></html>';

afterEach(() => {
  rs.restoreAllMocks();
  rs.useRealTimers();
  document.documentElement.removeAttribute(BUNDLE_ATTRIBUTE);
});

test('a fragment is found within what caches and filters have put around it', () => {
  for (const [before, after] of [
    ['', ''],
    ['', '\n'],
    ['\uFEFF', ''],
    ['<!doctype html>\n', '<!-- cached -->'],
    ['<!-- <html> -->', '<script>0</script>'],
  ]) {
    expect(extractFragment(before + FRAGMENT + after)).toBe(FRAGMENT);
  }
});

test('a fragment that is cut off, wherever, is empty', () => {
  for (let length = 0; length < FRAGMENT.length; length += 1) {
    expect(extractFragment(FRAGMENT.slice(0, length)), String(length)).toBe('');
  }
});

test('an answer without a fragment is none', () => {
  for (const text of [
    'Sign in first.',
    '<!doctype html><html><body>Hotel</body></html>',
    '<html lang="en">',
    '{"error":"no session"}',
    ' ',
  ]) {
    expect(extractFragment(text), text).toBeUndefined();
  }
});

test('a page that is opened again is fetched anew only after five minutes', async () => {
  rs.useFakeTimers();
  document.documentElement.setAttribute(BUNDLE_ATTRIBUTE, 'a b');
  const fetchSpy = rs.spyOn(globalThis, 'fetch');
  fetchSpy.mockImplementation(async () => new Response(FRAGMENT));
  const expectFetches = async (count: number) => {
    expect((await loadPage('/docs/kept')).body.textContent).toBe('Text');
    expect(fetchSpy).toHaveBeenCalledTimes(count);
  };
  await expectFetches(1);
  await rs.advanceTimersByTimeAsync(295_000);
  await expectFetches(1);
  await rs.advanceTimersByTimeAsync(10_000);
  await expectFetches(2);
});

test('a page is forgotten after five minutes as soon as another one is loaded', async () => {
  rs.useFakeTimers();
  document.documentElement.setAttribute(BUNDLE_ATTRIBUTE, 'a b');
  const fetchSpy = rs.spyOn(globalThis, 'fetch');
  fetchSpy.mockImplementation(async () => new Response(FRAGMENT));
  const openedAtMs = Date.now();
  await loadPage('/docs/forgotten');
  rs.setSystemTime(openedAtMs + 301_000);
  await loadPage('/docs/another');
  // At the former time, a page that is still kept would need no request.
  rs.setSystemTime(openedAtMs);
  await loadPage('/docs/another');
  expect(fetchSpy).toHaveBeenCalledTimes(2);
  await loadPage('/docs/forgotten');
  expect(fetchSpy).toHaveBeenCalledTimes(3);
});
