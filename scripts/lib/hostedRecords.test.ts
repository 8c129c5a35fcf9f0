import { expect, test } from '@rstest/core';
import { isOverview } from '../../shared/overviews';
import { hostedRecords, indexSettings } from './hostedRecords.mjs';

test('each section is a record with its whole address, its headings by level, and its facets', () => {
  const records = hostedRecords(
    [
      {
        path: '/docs/services/pad',
        title: 'Pad',
        trail: ['Services'],
        keywords: ['minutes'],
        language: 'en',
        kind: 'service',
        version: '',
        sections: [
          { anchor: '', headings: [], text: 'x'.repeat(9000) },
          { anchor: 'help', headings: ['Start', 'Help'], text: 'Ask.', keywords: ['lost'] },
        ],
      },
    ],
    'https://www.example.org/site/',
    isOverview,
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
    hierarchy: { lvl0: 'Services', lvl1: 'Pad', lvl2: 'Start', lvl3: 'Help', lvl4: null },
    content: 'Ask.',
    keywords: ['lost'],
  });
});

test('a section with the query side by side comes first, and then each word counts by where it stands', () => {
  const { ranking, searchableAttributes, attributeCriteriaComputedBy } = indexSettings({
    ONE_ERROR_FROM: 4,
    TWO_ERRORS_FROM: 8,
  });
  expect(ranking.slice(0, 4)).toEqual(['words', 'typo', 'proximity', 'attribute']);
  expect(attributeCriteriaComputedBy).toBe('sum');
  // How far from its beginning a text has a word would count, too.
  expect(searchableAttributes.every((attribute) => attribute.startsWith('unordered('))).toBe(true);
});
