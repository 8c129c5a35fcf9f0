import { expect, test } from '@rstest/core';
import { checkEnvironment } from './environment';

test('a wrong value of a variable is reported with what it has to be', () => {
  expect(() => checkEnvironment({ PORT: '80a', PUBLISH: 'true', PATH: '/bin' })).toThrow(
    /^PORT=80a must be a port, a number from 1 to 65535\. Where npm start .*\nPUBLISH=true must be 1, or not set\./,
  );
  expect(() => checkEnvironment({ PORT: '0' })).toThrow('PORT=0 must be a port');
  expect(() => checkEnvironment({ SOURCE_DATE_EPOCH: 'now' })).toThrow('seconds since 1970');
});

test('right values pass, and so do variables that are empty', () => {
  checkEnvironment({ PORT: '8081', PUBLISH: '', SOURCE_DATE_EPOCH: '1700000000', OUT_DIR: 'x' });
});
