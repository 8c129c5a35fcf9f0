import { expect, test } from '@rstest/core';
import { findVersion, inVersion, withoutVersion } from './versions';

const docsVersions = { default: 'v1', versions: ['v1', 'v2'] };

test('an address is the same in every version, but for the prefix of all but the default one', () => {
  expect(inVersion('/docs/a', 'v2', docsVersions)).toBe('/v2/docs/a');
  expect(inVersion('/v2/docs/a', 'v1', docsVersions)).toBe('/docs/a');
  expect(inVersion('/v2/docs/', 'v2', docsVersions)).toBe('/v2/docs/');
  expect(withoutVersion('/v2/docs/a', docsVersions)).toBe('/docs/a');
  expect(withoutVersion('/v2', docsVersions)).toBe('/');
  expect(withoutVersion('/v3/docs/a', docsVersions)).toBe('/v3/docs/a');
});

test('pages of the documentation have a version, other pages have none', () => {
  expect(
    ['/docs/', '/docs/a', '/docs'].map((address) => findVersion(address, docsVersions)),
  ).toEqual(['v1', 'v1', 'v1']);
  expect(['/v2/docs/a', '/v2/docs'].map((address) => findVersion(address, docsVersions))).toEqual([
    'v2',
    'v2',
  ]);
  expect(
    ['/', '/cgu', '/v2/', '/docsearch'].some((address) => findVersion(address, docsVersions)),
  ).toBe(false);
  expect(findVersion('/docs/a', { default: '', versions: [] })).toBe('');
});
