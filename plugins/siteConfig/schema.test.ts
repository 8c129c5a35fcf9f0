import { expect, test } from '@rstest/core';
import { services } from '../../services.config.ts';
import { site } from '../../site.config.ts';
import { sampleValues, serviceConfigProblems, siteConfigProblems } from './schema.ts';

test('what ships is valid', () => {
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

test('two services cannot share an id', () => {
  expect(serviceConfigProblems([...services, services[0]])).toEqual(['the id “mail” is used twice']);
});

test('sample values are found wherever they are', () => {
  expect(sampleValues({ a: 'Exemple Libre', b: { c: 'https://x.example/', d: 'real' }, e: 3 })).toEqual([
    'a',
    'b.c',
  ]);
});
