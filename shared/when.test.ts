import { expect, test } from '@rstest/core';
import { services } from './configuration';
import { factAt, isConditionMet, isPresent } from './when';

const [service] = services as [(typeof services)[number]];

test('what is none, empty or off is not present', () => {
  expect(['none', [], false, 0, undefined, ''].filter(isPresent)).toEqual([]);
  expect(['https://a.example/', ['a'], true, 1].every(isPresent)).toBe(true);
});

test('a fact is found by its path', () => {
  expect(factAt({ a: { b: 1 } }, 'a.b')).toBe(1);
  expect(factAt({ a: 1 }, 'b.c')).toBeUndefined();
});

test('a condition asks for a fact, or for one value of it', () => {
  const facts = { newsletter: 'none', host: { control: 'own' } };
  expect(isConditionMet({ of: 'newsletter' }, facts)).toBe(false);
  expect(isConditionMet({ of: 'host.control' }, facts)).toBe(true);
  expect(isConditionMet({ of: 'host.control', is: 'own' }, facts)).toBe(true);
  expect(isConditionMet({ of: 'host.control', is: 'rented' }, facts)).toBe(false);
});

test('a condition asks for a version, or a later one', () => {
  const isMet = (version: string) => isConditionMet({ of: 'version', from: '11.10' }, { version });
  expect(['11.10', '11.10.2', '11.11.0', '12.0'].every(isMet)).toBe(true);
  expect(['11.7.1', '11.9', '9.11', 'none'].some(isMet)).toBe(false);
});

test('a condition asks for a service, or one of several, or a fact of it', () => {
  expect(isConditionMet({ id: service.id })).toBe(true);
  expect(isConditionMet({ id: 'no-such-service' })).toBe(false);
  expect(isConditionMet({ id: ['no-such-service', service.id] })).toBe(true);
  expect(isConditionMet({ id: service.id, of: 'since' })).toBe(true);
  expect(isConditionMet({ id: service.id, of: 'no.such.fact' })).toBe(false);
  expect(isConditionMet({ id: 'no-such-service', of: 'since' })).toBe(false);
});
