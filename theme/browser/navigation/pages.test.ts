import { expect, test } from '@rstest/core';
import { extractFragment } from './pages';

const FRAGMENT = '<html data-bundle="a b"><head></head><body>Text</body></html>';

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
