import { expect, test } from '@rstest/core';
import { lineOf, literal, withValue } from './configSource.mjs';

const source = `import type { SiteConfig } from './x.ts';

/** Who the association is. */
export const site: SiteConfig = {
  // The name.
  name: 'Exemple', // shown in the navbar
  terms: {
    /** Minimum age. */
    minimumAge: 15,
    version: undefined,
  },
  // Nothing yet.
  backups: {},
};
export const services = [
  { id: 'mail', software: [{ name: 'A' }] },
  { id: 'pad', software: [{ name: 'B' }] },
];
`;

test('a value is replaced where it stands, and nothing else changes', () => {
  expect(withValue(source, 'site', ['name'], 'Les Pins')).toBe(source.replace("'Exemple'", "'Les Pins'"));
  expect(withValue(source, 'site', ['terms', 'version'], '1.0')).toBe(
    source.replace('version: undefined', "version: '1.0'"),
  );
  expect(withValue(source, 'site', ['terms', 'version'], undefined)).toBe(source);
});

test('a value that is not there yet stands after the others of its object', () => {
  expect(withValue(source, 'site', ['terms', 'complaintDays'], 60)).toBe(
    source.replace('version: undefined,', 'version: undefined,\n    complaintDays: 60,'),
  );
  expect(withValue(source, 'site', ['backups', 'keptDays'], 30)).toBe(
    source.replace('backups: {}', 'backups: { keptDays: 30 }'),
  );
  expect(withValue(source, 'site', ['dues', 'amount'], 20)).toBe(
    source.replace('backups: {},', 'backups: {},\n  dues: { amount: 20 },'),
  );
});

test('a service is found by its id, and its programs by their places', () => {
  expect(withValue(source, 'services', ['pad', 'software', '0', 'version'], '3')).toBe(
    source.replace(/name: 'B'/, (name) => `${name},\n${' '.repeat(28)}version: '3'`),
  );
  expect(lineOf(source, 'services', ['pad', 'since'])).toBe(17);
  expect(lineOf(source, 'site', ['terms', 'minimumAge'])).toBe(9);
});

test('values are written in the style of the project', () => {
  expect(literal("L'Étoile")).toBe('"L\'Étoile"');
  expect(literal('a "b" c’d')).toBe('\'a "b" c’d\'');
  expect(literal({ 'Largest upload': ['2 GB', 3, false], on: true, off: undefined })).toBe(
    "{ 'Largest upload': ['2 GB', 3, false], on: true }",
  );
  for (const text of ['a\nb', '\'"\\', '\u2028`$x`']) {
    expect(new Function(`return ${literal(text)}`)()).toBe(text);
  }
});

test('a type behind a value is left in its place, and what is no object is not overwritten', () => {
  const typed = source.replace('};\nexport', '} satisfies SiteConfig;\nexport');
  expect(withValue(typed, 'site', ['name'], 'Les Pins')).toBe(typed.replace("'Exemple'", "'Les Pins'"));
  const named = source.replace('backups: {}', 'backups: BACKUPS');
  expect(() => withValue(named, 'site', ['backups', 'keptDays'], 30)).toThrow(
    'site, line 13: backups.keptDays cannot be written there',
  );
  expect(withValue(source, 'site', ['terms', 'version', 'number'], 1)).toBe(
    source.replace('version: undefined', 'version: { number: 1 }'),
  );
});
