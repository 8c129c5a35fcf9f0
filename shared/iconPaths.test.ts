import { expect, test } from '@rstest/core';
import { findServiceIconPath, paths } from './iconPaths';

test('a service has a drawing of its own, that of its id, or else one for all services', () => {
  expect(findServiceIconPath({ id: 'mail', icon: 'M4 4h16' })).toBe('M4 4h16');
  expect(findServiceIconPath({ id: 'mail' })).toBe(paths.mail);
  expect(['visio', 'constructor'].map((id) => findServiceIconPath({ id }))).toEqual([
    paths.service,
    paths.service,
  ]);
});
