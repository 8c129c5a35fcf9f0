import { expect, test } from '@rstest/core';
import { makeHostedRecords } from './hostedRecords.ts';

test('each section is a record with its whole address, its headings by level, and its facets', () => {
  const records = makeHostedRecords(
    [
      {
        address: '/docs/services/pad',
        title: 'Pad',
        trail: ['Services'],
        keywords: ['minutes'],
        version: '',
        sections: [
          { anchor: '', headings: [], text: 'x'.repeat(9000) },
          { anchor: 'help', headings: ['Start', 'Help'], text: 'Ask.' },
        ],
      },
    ],
    'https://www.example.org/site/',
  );
  expect(records[0]).toMatchObject({
    objectID: '/docs/services/pad',
    url: 'https://www.example.org/site/docs/services/pad',
    type: 'lvl1',
    keywords: ['minutes'],
    docusaurus_tag: 'default',
    language: 'en',
  });
  expect(JSON.stringify(records[0]).length).toBeLessThan(10_000);
  expect(records[1]).toMatchObject({
    objectID: '/docs/services/pad#help',
    url: 'https://www.example.org/site/docs/services/pad#help',
    type: 'lvl3',
    hierarchy: { lvl0: 'Services', lvl1: 'Pad', lvl2: 'Start', lvl3: 'Help' },
    content: 'Ask.',
    keywords: [],
  });
});

test('the records of a page in French say so', () => {
  const section = { anchor: '', headings: [], text: 'Texte' };
  const page = {
    address: '/a',
    title: 'A',
    trail: [],
    keywords: [],
    version: '',
    sections: [section],
  };
  const records = makeHostedRecords([page, { ...page, lang: 'fr' }], 'https://www.example.org/');
  expect(records.map(({ language }) => language)).toEqual(['en', 'fr']);
});
