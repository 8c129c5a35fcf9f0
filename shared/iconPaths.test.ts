import { expect, test } from '@rstest/core';
import { paths, serviceIcon } from './iconPaths';

test('a service has a drawing of its own, that of its id, or else one for all services', () => {
  expect(serviceIcon({ id: 'mail', icon: 'M4 4h16' })).toBe('M4 4h16');
  expect(serviceIcon({ id: 'mail' })).toBe(paths.mail);
  expect(['visio', 'constructor'].map((id) => serviceIcon({ id }))).toEqual([
    paths.service,
    paths.service,
  ]);
});
