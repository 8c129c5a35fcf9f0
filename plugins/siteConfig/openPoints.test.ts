import { expect, test } from '@rstest/core';
import { services } from '../../services.config.ts';
import { site } from '../../site.config.ts';
import { countsInWords, hasSampleValues, openConfigPoints, openPlaceholders } from './openPoints.ts';
import type { ServiceConfig } from './schema.ts';

const [service] = services as [ServiceConfig];
const points = (changes: object, own: Partial<ServiceConfig> = {}) =>
  openConfigPoints({ ...site, ...changes }, [{ ...service, ...own }]);
const named = (name: string, changes: object, own?: Partial<ServiceConfig>) =>
  points(changes, own).find((point) => point.name === name)?.message;

test('a value is open while it is missing, a sample, or to be confirmed', () => {
  const terms = { ...site.terms, version: undefined, minimumAge: 15 };
  expect(named('terms.version', { terms })).toBe('version of the terms (missing)');
  expect(named('terms.version', { terms: { ...terms, version: '2' } })).toBeUndefined();
  expect(named('terms.minimumAge', { terms, toConfirm: ['terms.minimumAge'] })).toBe(
    'minimum age (to confirm: 15)',
  );
  expect(named('terms.minimumAge', { terms, toConfirm: [] })).toBeUndefined();
  expect(named('name', { name: 'Exemple Libre' })).toContain('still a sample: "Exemple Libre"');
  expect(named('name', { name: 'Les Nuages' })).toBeUndefined();
});

test('false and an empty list are answers', () => {
  const terms = { ...site.terms, dataProtectionOfficer: false as const };
  expect(named('terms.dataProtectionOfficer', { terms, toConfirm: [] })).toBeUndefined();
  expect(named('recipients', { recipients: [] })).toBeUndefined();
});

test('a mediator is asked for when a service has a price', () => {
  const terms = { ...site.terms, mediator: undefined };
  expect(named('terms.mediator', { terms }, { price: false })).toBeUndefined();
  expect(named('terms.mediator', { terms }, { price: '€3 a month' })).toContain('missing');
});

test('a candidate is not asked since when it is a member', () => {
  expect(named('collective.memberSince', { collective: {} })).toContain('missing');
  expect(named('collective.memberSince', { collective: { candidateSince: '2025-01-20' } })).toBeUndefined();
});

test('the host of a service is open while it is to be confirmed, and may be left out then', () => {
  const name = `${service.id}.host`;
  expect(named(name, {}, { host: undefined, toConfirm: ['host'] })).toContain('to confirm: none');
  expect(named(name, {}, { host: undefined, toConfirm: [] })).toBeUndefined();
});

test('whoever has data outside of the European Economic Area needs what protects it there', () => {
  const missing = (country: string) => `what protects data in ${country} (missing)`;
  const host = { ...site.host, country: 'Canada' };
  expect(named('host.safeguard', { host })).toBe(missing('Canada'));
  expect(named('host.safeguard', { host: { ...host, safeguard: 'a decision' } })).toBeUndefined();
  expect(named('host.safeguard', { host: { ...host, country: 'the Netherlands' } })).toBeUndefined();
  const name = `${service.id}.host.safeguard`;
  const elsewhere = (country: string) => ({ host: { name: 'Alps', country } });
  expect(named(name, {}, elsewhere('Switzerland'))).toBe(missing('Switzerland'));
  expect(named(name, {}, elsewhere('Norway'))).toBeUndefined();
  const recipients = ['Belgium', 'Japan'].map((country) => ({ name: country, role: 'relay', country }));
  const points = openConfigPoints({ ...site, recipients }, []).filter(({ name }) =>
    name.startsWith('recipients.'),
  );
  expect(points).toMatchObject([{ need: 'must', name: 'recipients.1.safeguard', pages: ['/cgu'] }]);
});

test('the counts say what the musts are', () => {
  const [must, should] = [{ need: 'must' as const }, { need: 'should' as const }];
  expect(countsInWords([must, should, should])).toBe('1 must (the law and the legal texts) and 2 others');
  expect(countsInWords([must, must, should])).toBe('2 musts (the law and the legal texts) and 1 other');
});

test('placeholders of a page are found with their line, and must not be left on a legal one', () => {
  const source = '# Terms\n\nAt [place, to\nbe filled in], on [day, to be filled in]. [A link](/x)\n';
  expect(openPlaceholders('cgu.mdx', source).map(({ line, name, need }) => [line, name, need])).toEqual([
    [3, '[place, to be filled in]', 'must'],
    [4, '[day, to be filled in]', 'must'],
  ]);
  expect(openPlaceholders('docs/services/index.mdx', source)[0]).toMatchObject({
    need: 'should',
    pages: ['/docs/services/'],
  });
});

test('in a version, a page is the same one', () => {
  const source = '[day, to be filled in]';
  for (const file of ['v1/cgu.mdx', 'v2/cgu.mdx']) {
    expect(openPlaceholders(file, source, ['v1', 'v2'])[0]).toMatchObject({ need: 'must', pages: ['/cgu'] });
  }
  expect(openPlaceholders('v1/cgu.mdx', source)[0]?.need).toBe('should');
});

test('a value of the sample that is no fact is open, too; other texts may have examples', () => {
  const purpose = named(`${service.id}.purpose`, {}, { purpose: 'Mail (example)' });
  expect(purpose).toBe('still a sample: "Mail (example)"');
  expect(
    named(`${service.id}.limits`, {}, { limits: '10 GB, for example 2,000 photos', toConfirm: [] }),
  ).toBe(undefined);
  expect(
    points({ toConfirm: ['terms.version'] }, { id: 'terms' }).filter(({ name }) => name === 'terms.version'),
  ).toHaveLength(1);
});

test('sample values are found wherever they are', () => {
  const real = { ...site, ...JSON.parse(JSON.stringify(site).replaceAll(/ex[ae]mple/gi, 'real')) };
  const own = JSON.parse(JSON.stringify(services).replaceAll(/ex[ae]mple/gi, 'real'));
  expect(hasSampleValues(real, own)).toBe(false);
  expect(hasSampleValues(real, [{ ...own[0], limits: '5 GB (example)' }])).toBe(true);
});
