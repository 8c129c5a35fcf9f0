import { expect, test } from '@rstest/core';
import { serviceIcon } from './iconPaths';

test('a service has the drawing of its id, or else one for all services', () => {
  expect(['mail', 'visio', 'constructor'].map(serviceIcon)).toEqual(['mail', 'service', 'service']);
});
