import { expect, test } from '@rstest/core';
import { formatSectionNumber } from './sectionNumber';

const toc = [
  { depth: 2, id: 'backups', text: 'Backups', charIndex: 0 },
  { depth: 3, id: 'where', text: 'Where', charIndex: 0 },
  { depth: 2, id: 'liability', text: 'Liability', charIndex: 0 },
  { depth: 2, id: 'related', text: 'Related', charIndex: 0 },
];

test('the sections of a numbered page have numbers, and the parts of a section have none', () => {
  const page = { frontmatter: { numbered: true }, toc };
  const numbers = toc.map(({ id }) => formatSectionNumber(page, id));
  expect(numbers).toEqual(['1. ', '', '2. ', '']);
  expect(formatSectionNumber(page, undefined)).toBe('');
});

test('the sections of other pages have no numbers', () => {
  expect(formatSectionNumber({ frontmatter: {}, toc }, 'backups')).toBe('');
});
