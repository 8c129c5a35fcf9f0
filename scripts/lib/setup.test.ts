import { expect, test } from '@rstest/core';
import * as rules from '../../plugins/siteConfig/rules.ts';
import type { ServiceConfig, SiteConfig } from '../../plugins/siteConfig/schema.ts';
import { services } from '../../services.config.ts';
import { site } from '../../site.config.ts';
import type { ConfigFiles } from './configFiles.mjs';
import { questionsOf } from './setup.mjs';

const [service] = services as [ServiceConfig];

/** What is proposed for a value of the site, or of its only service. */
function proposed(name: string, changes: Partial<SiteConfig>, own: Partial<ServiceConfig> = {}) {
  const files = { site: { ...site, ...changes }, services: [{ ...service, ...own }] } as ConfigFiles;
  return questionsOf(files, rules).find(({ at }) => at.join('.') === name)?.proposed;
}

test('what the sample has at its domain is proposed at the association’s own, once that is known', () => {
  const contact = { ...site.contact, abuse: 'abuse@exemple-libre.example' };
  const sample = { address: 'https://mail.exemple-libre.example/' };
  const origin = 'https://www.nuages.fr';
  expect(proposed('contact.abuse', { contact, origin })).toBe('abuse@nuages.fr');
  expect(proposed(`${service.id}.address`, { origin }, sample)).toBe('https://mail.nuages.fr/');
  const unknown = 'https://www.exemple-libre.example';
  expect(proposed('contact.abuse', { contact, origin: unknown })).toBeUndefined();
});

test('of a sample only what is typical is proposed, without its mark', () => {
  expect(proposed(`${service.id}.limits`, {}, { limits: '5 GB, set by us (example)' })).toBe(
    '5 GB, set by us',
  );
  const legal = { ...site.legal, phone: '+33 0 00 00 00 01 (example)' };
  expect(proposed('legal.phone', { legal, origin: 'https://www.nuages.fr' })).toBeUndefined();
});

test('a value that is there is proposed, then what most would answer', () => {
  const terms = { ...site.terms, minimumAge: 17, complaintDays: undefined };
  expect(proposed('terms.minimumAge', { terms })).toBe(17);
  expect(proposed('terms.complaintDays', { terms })).toBe(60);
});
