import { expect, test } from '@rstest/core';
import { services } from '../../services.config';
import { site } from '../../site.config';
import type { ServiceConfig } from '../siteConfig/schema';
import { organizationFile, organizationProperties, serviceProperties } from './chatonsInfos';
import { securityTxt } from './securityTxt';

const publication = { url: 'https://www.a.example/', day: '2025-01-20' };

/** The files are Java properties: a key, an equals sign, a value, a line each. */
const read = (text: string) =>
  Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ = (.*)/s).slice(0, 2)),
  );

test('the organization names every service’s file, and leaves out what nobody has told', () => {
  expect(organizationFile(publication)).toBe('.well-known/chatonsinfos/a.example.properties');
  const values = read(organizationProperties(site, services, publication));
  expect(values['file.class']).toBe('Organization');
  expect(values['file.datetime']).toBe('2025-01-20T00:00:00');
  expect(values['organization.name']).toBe(site.name);
  expect(values['organization.legal.url']).toBe('https://www.a.example/cgu');
  expect(values['subs.pad']).toBe('https://www.a.example/.well-known/chatonsinfos/pad.properties');
  expect(Object.keys(values).filter((key) => key.startsWith('subs.'))).toHaveLength(services.length);
  expect(values).not.toHaveProperty('organization.startdate');
});

test('a service says what its page says', () => {
  const service = services.find(({ id }) => id === 'pad') as ServiceConfig;
  const values = read(serviceProperties(site, service, publication));
  expect(values['service.registration']).toBe('None');
  expect(values['service.guide.user']).toBe('https://www.a.example/docs/services/pad');
  expect(values['software.name']).toBe(service.software.name);
  expect(values['software.license.url']).toBe(`https://spdx.org/licenses/${service.software.license}.html`);
});

test('a value of several lines stays one', () => {
  const values = read(
    organizationProperties({ ...site, description: 'One\nsubs.evil = x' }, [], publication),
  );
  expect(values['organization.description']).toBe('One subs.evil = x');
});

test('security.txt is good for a year', () => {
  expect(securityTxt('s@a.example', publication.url, publication.day)).toBe(
    'Contact: mailto:s@a.example\nExpires: 2026-01-20T00:00:00.000Z\nPreferred-Languages: fr, en\n' +
      'Canonical: https://www.a.example/.well-known/security.txt\n',
  );
});
