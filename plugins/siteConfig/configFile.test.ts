import { expect, test } from '@rstest/core';
import { parseConfig } from './configFile.ts';

const parseText = (text: string) => parseConfig(new TextEncoder().encode(text));

const SERVICES = `# The services
- id: mail
  # What runs
  software:
    - name: Postfix
    - name: Roundcube
      version: 1.7.2 # sample
  suits: [alone, talk]
- id: pad
`;

test('a value is found by its line, and one that is missing by that of its group', () => {
  const { lineOf, value } = parseText(SERVICES);
  expect(value).toMatchObject([{ id: 'mail', suits: ['alone', 'talk'] }, { id: 'pad' }]);
  expect(lineOf(['0', 'software', '1', 'version'])).toBe(7);
  expect(lineOf(['0', 'software', '0', 'version'])).toBe(5);
  expect(lineOf(['0', 'price'])).toBe(2);
  expect(lineOf(['1', 'id'])).toBe(9);
  expect(lineOf(['1', 'price'])).toBe(9);
  expect(parseText('terms:\n  days: 3\n').lineOf(['terms', 'age'])).toBe(1);
});

test('each value has its lines, with the comments above and behind it', () => {
  const { leaves } = parseText(SERVICES);
  expect(leaves.map(({ keys }) => keys.join('.'))).toEqual([
    '0.id',
    '0.software.0.name',
    '0.software.1.name',
    '0.software.1.version',
    '0.suits',
    '1.id',
  ]);
  expect(leaves[3]).toMatchObject({ line: 7, text: '      version: 1.7.2 # sample' });
  expect(leaves[1]?.text).toContain('# What runs');
  const foldedLeaves = parseText('a: >-\n  one\n  two # no comment\nb: 1\n').leaves;
  expect(foldedLeaves[0]?.text).toBe('a: >-\n  one\n  two # no comment');
});

test('Windows’ ends of lines change nothing', () => {
  const { leaves, value } = parseText(SERVICES.replaceAll('\n', '\r\n'));
  expect(value).toEqual(parseText(SERVICES).value);
  expect(leaves).toEqual(parseText(SERVICES).leaves);
});

test.each([
  ['a: Tea: at five', 1, 'contains a colon between quotes'],
  ['a: 1\na: 2', 2, 'stands twice'],
  ['a:\n\tb: 1', 2, 'in the place of the tab'],
  ['a: "open', 1, 'close each quote and each bracket'],
  [
    'a: [one, two',
    1,
    'begin below one another: mend the spaces before this line, or close the bracket above',
  ],
  ['a:\n  b: 1\n c: 2', 3, 'mend the spaces'],
  ['a: *note', 1, '"quotes"'],
  ['a: !sic', 1, '"quotes"'],
  ['a: &b', 1, '"quotes"'],
  ['a: Room #3', 1, '#3 is a comment: put a text that contains # between "quotes"'],
  ['a: 1\nb: 4.310', 2, '4.310 has three decimals: write 4310 for thousands'],
  ['a: @us', 1, '"quotes"'],
  ['a: b\u200bc', 1, 'an invisible character'],
  ['<<<<<<< ours\na: 1\n=======\na: 2\n>>>>>>> theirs', 1, 'two versions of the same lines'],
])('%j is reported with its line', (text, line, message) => {
  expect(parseText(text).mistakes[0]).toEqual({ line, message: expect.stringContaining(message) });
});

test('what is plain text to people is text', () => {
  const text =
    'a: "#3"\nb: L’été, à deux\nc: +33 1 23\nd: 2016-03-12\ne: no\nf: 34.0.3\ng: 5 % # about\n';
  expect(parseText(text)).toMatchObject({
    mistakes: [],
    value: {
      a: '#3',
      b: 'L’été, à deux',
      c: '+33 1 23',
      d: '2016-03-12',
      e: 'no',
      f: '34.0.3',
      g: '5 %',
    },
  });
});
