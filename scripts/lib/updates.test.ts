import { expect, test } from '@rstest/core';
import {
  allowedRange,
  firstError,
  groupPackages,
  updatesOf,
  usableVersions,
  withUpdates,
} from './updates.mjs';

test('the major version stays unless others are asked for, and always that of Node.js', () => {
  expect(allowedRange('react', '19.3.1', false)).toBe('^19.3.1');
  expect(allowedRange('react', '19.3.1', true)).toBe('>=19.3.1');
  expect(allowedRange('@types/node', '20.19.0', true)).toBe('^20.19.0');
});

test('previews are not tried, nor versions that need a newer Node.js', () => {
  const releases = [
    { version: '2.0.0' },
    { version: '2.10.0', engines: { node: '^20.19.0 || >=22.12.0' } },
    { version: '2.9.0', engines: { node: '>= 20' } },
    { version: '2.11.0', engines: { node: '>=22' } },
    { version: '2.12.0-beta.1' },
  ];
  expect(usableVersions(releases, '20.19.0')).toEqual(['2.10.0', '2.9.0', '2.0.0']);
});

test('packages of a scope move together, and those of one version that require each other', () => {
  const versions = {
    react: '19.3.1',
    'react-dom': '19.3.1',
    '@rspress/core': '2.0.22',
    '@rspress/plugin-preview': '2.0.21',
    '@types/node': '20.19.0',
    '@types/hast': '3.0.5',
  };
  const peers: Record<string, string[]> = { 'react-dom': ['react'], '@rspress/plugin-preview': ['react'] };
  expect(groupPackages(versions, (name) => peers[name] ?? [])).toEqual([
    ['react', 'react-dom'],
    ['@rspress/core', '@rspress/plugin-preview'],
    ['@types/node'],
    ['@types/hast'],
  ]);
});

test('a group of one version gets the newest that all of it have; others each their own', () => {
  const usable = { a: ['1.2.0', '1.1.0', '1.0.0'], b: ['1.1.0', '1.0.0'], c: ['3.0.0'], d: ['2.0.0'] };
  expect(updatesOf(['a', 'b'], { a: '1.0.0', b: '1.0.0' }, usable)).toEqual([
    { name: 'a', from: '1.0.0', to: '1.1.0' },
    { name: 'b', from: '1.0.0', to: '1.1.0' },
  ]);
  expect(updatesOf(['c', 'd'], { c: '2.9.0', d: '2.0.0' }, usable)).toEqual([
    { name: 'c', from: '2.9.0', to: '3.0.0' },
  ]);
});

test('the new versions are written where the old ones were, and nowhere else', () => {
  const before = { devDependencies: { a: '1.0.0', b: '2.0.0' }, overrides: { a: '1.0.0' } };
  const after = withUpdates(JSON.stringify(before), [{ name: 'a', from: '1.0.0', to: '1.1.0' }]);
  expect(JSON.parse(after)).toEqual({ ...before, devDependencies: { a: '1.1.0', b: '2.0.0' } });
});

test('of an output, the line that says why is shown', () => {
  const line = 'DocSearch no longer has it (see docsearch-styles in UPSTREAM.md)';
  expect(firstError(`npm warn old\nStill sample values\n${line}\nThe build failed.\n`, '/x')).toBe(line);
  expect(firstError('\nnpm error code ETARGET\nnpm error notarget No matching version\n', '/x')).toBe(
    'npm error notarget No matching version',
  );
  expect(firstError('\u001b[31m/x/theme/a.ts(1,2): error TS2322: no\n', '/x')).toBe(
    'theme/a.ts(1,2): error TS2322: no',
  );
});
