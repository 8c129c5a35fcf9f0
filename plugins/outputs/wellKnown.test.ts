import { expect, test } from '@rstest/core';
import { services, site } from '../../shared/configuration';
import type { ServiceConfig } from '../../shared/schemas/schemas';
import { siteJsonSchema } from '../../shared/siteJson';
import {
  makeOrganizationProperties,
  makeServiceProperties,
  organizationFile,
} from './chatonsInfos';
import { makeSecurityTxt, makeSiteJson } from './wellKnown';

const deployment = { url: 'https://www.a.example/', day: '2025-01-20' };

/** Parses a .properties file: each line has a key, an equals sign and a value. */
const parseProperties = (text: string) =>
  Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ = (.*)/s).slice(0, 2)),
  );

test('the organization names every service’s file', () => {
  expect(organizationFile(deployment)).toBe('.well-known/chatonsinfos/a.example.properties');
  const values = parseProperties(makeOrganizationProperties(site, services, deployment));
  expect(values['file.class']).toBe('Organization');
  expect(values['file.datetime']).toBe('2025-01-20T00:00:00');
  expect(values['organization.name']).toBe(site.name);
  expect(values['organization.legal.url']).toBe('https://www.a.example/cgu');
  expect(Object.entries(values).filter(([key]) => key.startsWith('subs.'))).toEqual(
    services.map(({ id }) => [
      `subs.${id}`,
      `https://www.a.example/.well-known/chatonsinfos/${id}.properties`,
    ]),
  );
});

test('membership of the collective is named only where there is one', () => {
  const findMembership = (memberSince: string) =>
    Object.entries(
      parseProperties(
        makeOrganizationProperties(
          { ...site, collective: { memberSince, candidateSince: '2019-01-01' } },
          services,
          deployment,
        ),
      ),
    ).filter(([key]) => key.startsWith('organization.memberof.'));
  expect(findMembership('2019-06-15')).toEqual([
    ['organization.memberof.chatons.startdate', '2019-06-15'],
    ['organization.memberof.chatons.status.level', 'ACTIVE'],
  ]);
  expect(findMembership('none')).toEqual([]);
});

test('a service has the values of its configuration', () => {
  const service: ServiceConfig = {
    ...(services[0] as ServiceConfig),
    id: 'pad',
    access: 'everyone',
    since: '2017-05-01',
    host: { name: 'Ailleurs', country: 'Belgium', control: 'virtual' },
    software: [
      {
        name: 'Etherpad',
        license: 'Apache-2.0',
        website: 'https://a.example/',
        source: 'https://b.example/',
        version: '3.3.7',
      },
    ],
  };
  const values = parseProperties(makeServiceProperties(site, service, deployment));
  expect(values['service.registration']).toBe('None');
  expect(values['service.startdate']).toBe('2017-05-01');
  expect(values['software.version']).toBe('3.3.7');
  expect(values['host.name']).toBe('Ailleurs');
  expect(values['host.country.name']).toBe('Belgium');
  expect(values['host.server.type']).toBe('VIRTUAL');
  expect(values['host.provider.type']).toBe('OUTSOURCED');
  expect(values['service.guide.user']).toBe('https://www.a.example/docs/services/pad');
  expect(values['software.name']).toBe('Etherpad');
  expect(values['software.license.name']).toBe('Apache-2.0');
  expect(values['software.license.url']).toBe('https://spdx.org/licenses/Apache-2.0.html');
});

test('who may open an account is what the service says of it, and otherwise who may use it', () => {
  const findRegistration = (changes: Partial<ServiceConfig>) => {
    const values = parseProperties(
      makeServiceProperties(site, { ...(services[0] as ServiceConfig), ...changes }, deployment),
    );
    return [values['service.registration'], values['service.registration.load']];
  };
  expect(findRegistration({ access: 'public-reading', registration: undefined })).toEqual([
    'Member',
    'OPEN',
  ]);
  expect(findRegistration({ access: 'public-reading', registration: 'free' })).toEqual([
    'Free',
    'OPEN',
  ]);
  expect(findRegistration({ access: 'members', registration: 'clients' })).toEqual([
    'Client',
    'OPEN',
  ]);
  expect(findRegistration({ access: 'everyone', registration: 'members' })).toEqual([
    'None;Member',
    'OPEN',
  ]);
});

test('a service without new accounts is full, and not one that can be used without an account', () => {
  const makePropertiesWithAccess = (access: ServiceConfig['access']) =>
    makeServiceProperties(
      site,
      { ...(services[0] as ServiceConfig), access, registration: 'closed' },
      deployment,
    );
  for (const access of ['members', 'public-reading', 'list-owners'] as const) {
    expect(makePropertiesWithAccess(access)).toContain(
      'service.registration = Member\nservice.registration.load = FULL\n',
    );
  }
  expect(makePropertiesWithAccess('everyone')).toContain(
    'service.registration = None\nservice.registration.load = OPEN\n',
  );
});

test('the machines are those of the configuration', () => {
  const makePropertiesOnHost = (control: 'own' | 'rented' | 'virtual') =>
    makeServiceProperties(
      { ...site, host: { ...site.host, control } },
      { ...(services[0] as ServiceConfig), host: undefined },
      deployment,
    );
  expect(makePropertiesOnHost('own')).toContain(
    'host.server.type = PHYSICAL\nhost.provider.type = HOSTEDBAY\n',
  );
  expect(makePropertiesOnHost('rented')).toContain(
    'host.server.type = PHYSICAL\nhost.provider.type = HOSTEDSERVER\n',
  );
});

test('what the year cost is a metric of our own of each service, and the sum one of the organization', () => {
  const [firstService] = services as [ServiceConfig];
  const siteWithCosts = {
    ...site,
    funding: { ...site.funding, costs: { year: 2025, shared: 240 } },
  };
  const servicesWithCosts = [
    { ...firstService, costs: 720 },
    { ...firstService, id: 'second', costs: 80 },
  ] as const;
  const key = 'x-metrics.costs.2025';
  expect(
    parseProperties(makeServiceProperties(siteWithCosts, servicesWithCosts[0], deployment))[key],
  ).toBe('720');
  expect(
    parseProperties(makeOrganizationProperties(siteWithCosts, [...servicesWithCosts], deployment))[
      key
    ],
  ).toBe('1040');
});

test('a version that is none is left out', () => {
  const [service] = services as [ServiceConfig];
  const software = service.software.map((program) => ({ ...program, version: 'none' }));
  const parsedProperties = parseProperties(
    makeServiceProperties(site, { ...service, software }, deployment),
  );
  expect(parsedProperties).not.toHaveProperty(['software.version']);
});

test('line breaks in a value do not start another property', () => {
  const values = parseProperties(
    makeOrganizationProperties({ ...site, description: 'One\nsubs.evil = x' }, [], deployment),
  );
  expect(values['organization.description']).toBe('One subs.evil = x');
});

test('security.txt is good for a year', () => {
  expect(makeSecurityTxt('s@a.example', deployment.url, deployment.day)).toBe(
    'Contact: mailto:s@a.example\nExpires: 2026-01-20T00:00:00.000Z\n' +
      'Canonical: https://www.a.example/.well-known/security.txt\n',
  );
});

test('site.json tells the commit, the time of the build and the end of security.txt, and nothing else', () => {
  const builtMs = Date.parse('2025-01-20T10:00:00.123Z');
  const expectedValues = {
    commit: 'c0ffee',
    builtAt: '2025-01-20T10:00:00Z',
    packagesInstalledAt: null,
  };
  const text = makeSiteJson('c0ffee', builtMs, false);
  const content = { ...expectedValues, securityTxtExpires: '2026-01-20T00:00:00Z' };
  expect(JSON.parse(text)).toEqual(content);
  expect(siteJsonSchema.parse(JSON.parse(text))).toEqual(content);
  expect(JSON.parse(makeSiteJson(null, builtMs, true))).toEqual({
    ...expectedValues,
    commit: null,
    securityTxtExpires: null,
  });
});
