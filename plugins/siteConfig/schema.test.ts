import { expect, test } from '@rstest/core';
import { services } from '../../services.config.ts';
import { site } from '../../site.config.ts';
import { type ServiceConfig, serviceConfigProblems, siteConfigProblems } from './schema.ts';

test('the configuration that comes with the project is valid', () => {
  expect(siteConfigProblems(site)).toEqual([]);
  expect(serviceConfigProblems(services)).toEqual([]);
});

test('a problem names the place and what it should hold', () => {
  const wrong = { ...site, links: { ...site.links, status: 'status.example.org' } };
  expect(siteConfigProblems(wrong)).toEqual([
    'links.status: must be a web address such as https://www.example.org/',
  ]);
});

test('missing, unknown and ill-formed values are problems', () => {
  const { name: _name, ...nameless } = site;
  expect(siteConfigProblems(nameless)[0]).toMatch(/^name: /);
  expect(siteConfigProblems({ ...site, colour: 'red' })[0]).toContain('colour');
  expect(siteConfigProblems({ ...site, search: { appId: 'A-1', apiKey: 'k', indexName: 'i' } })[0]).toMatch(
    /^search\.appId: /,
  );
  expect(siteConfigProblems({ ...site, base: 'site/' })[0]).toMatch(/^base: must begin and end/);
  expect(siteConfigProblems({ ...site, origin: 'https://a.example/' })[0]).toMatch(
    /^origin: must be a scheme/,
  );
  expect(
    siteConfigProblems({ ...site, links: { ...site.links, donation: 'javascript:alert(1)' } })[0],
  ).toMatch(/^links\.donation: /);
});

test('the days of founding and of joining the collective may be left out, and are real days', () => {
  const { foundedOn: _foundedOn, ...legal } = site.legal;
  expect(siteConfigProblems({ ...site, legal, collective: {} })).toEqual([]);
  expect(
    siteConfigProblems({
      ...site,
      legal: { ...legal, foundedOn: '2015-02-28' },
      collective: { memberSince: '2016-10-12' },
    }),
  ).toEqual([]);
  expect(
    siteConfigProblems({
      ...site,
      legal: { ...legal, foundedOn: '2015-02-29' },
      collective: { memberSince: '12/10/2016' },
    }),
  ).toEqual([
    'legal.foundedOn: must be a day such as 2016-10-12',
    'collective.memberSince: must be a day such as 2016-10-12',
  ]);
});

test('the address for reports about security is required', () => {
  const { security: _security, ...contact } = site.contact;
  expect(siteConfigProblems({ ...site, contact })).toEqual([
    'contact.security: must be an email address such as name@example.org',
  ]);
});

test('two services cannot share an id', () => {
  expect(serviceConfigProblems([...services, services[0]])).toEqual([
    `the id “${services[0]?.id}” is used twice`,
  ]);
});

test('the answers that lead to a service answer both questions', () => {
  const problems = (suits: string[]) => serviceConfigProblems([{ ...services[0], suits }]);
  const message = `${services[0]?.id}: suits: must have one of alone and group, and one of write, store, talk and publish`;
  expect(problems(['alone'])).toEqual([message]);
  expect(problems(['store', 'talk'])).toEqual([message]);
  expect(problems([])).toEqual([message]);
  expect(problems(['group', 'publish'])).toEqual([]);
});

test('a service needs its limits and the license of its software', () => {
  const service = services[0] as ServiceConfig;
  const [{ license, ...software } = { license: '' }] = service.software;
  expect(serviceConfigProblems([{ ...service, limits: ' ' }])).toEqual([
    `${service.id}: limits: must not be empty`,
  ]);
  expect(serviceConfigProblems([{ ...service, limits: undefined }])[0]).toMatch(
    new RegExp(`^${service.id}: limits: `),
  );
  expect(serviceConfigProblems([{ ...service, software: [{ ...software, licence: license }] }])).toEqual([
    expect.stringMatching(new RegExp(`^${service.id}: software\\.0\\.license: `)),
    expect.stringContaining('licence'),
  ]);
});

test('what is still missing is no problem, and what is wrong is one, with what to write', () => {
  const terms = { ...site.terms, version: undefined, minimumAge: -1 };
  expect(siteConfigProblems({ ...site, terms })).toEqual(['terms.minimumAge: must not be negative']);
  const retention = { ...site.retention, securityLogMonths: 13 };
  expect(siteConfigProblems({ ...site, retention })).toEqual([
    'retention.securityLogMonths: must be 12 at most',
  ]);
});

test('only facts can be left to confirm', () => {
  expect(siteConfigProblems({ ...site, toConfirm: ['terms.minimumAge', 'terms.age'] })).toEqual([
    'toConfirm: there is no fact “terms.age”',
  ]);
  const [first] = services as [ServiceConfig];
  expect(serviceConfigProblems([{ ...first, toConfirm: ['cost'] }])).toEqual([
    `${first.id}: toConfirm: there is no fact “cost”`,
  ]);
});
