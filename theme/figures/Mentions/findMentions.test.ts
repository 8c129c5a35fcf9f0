import { expect, test } from '@rstest/core';
import { findMentions } from './findMentions';

const listMentions = (text: string) =>
  findMentions(text).map(({ kind, name }) => `${kind} ${name}`);

test('finds people, the whole channel, who is online, and names that nobody has', () => {
  expect(listMentions('@amina and ＠Gaelle')).toEqual(['person amina', 'person gaelle']);
  expect(listMentions('@channel @all @here')).toEqual([
    'channel channel',
    'channel all',
    'here here',
  ]);
  expect(listMentions('@everyone, @élise @constructor')).toEqual([
    'unknown everyone',
    'unknown élise',
    'unknown constructor',
  ]);
});

test('leaves out punctuation', () => {
  for (const text of ['Ask @amina.', 'Ask (@amina)', 'Ask @amina…', '.@amina']) {
    const [mention] = findMentions(text);
    expect(mention).toMatchObject({ text: '@amina', start: text.indexOf('@') });
  }
});

test('finds nothing in addresses, lone @ and first names, and no name within a longer one', () => {
  expect(listMentions('amina@example.org newsletter@example.org @ @@amina @. Amina')).toEqual([]);
  expect(listMentions('@aminata')).toEqual(['unknown aminata']);
});

test('finds keywords in any case and only as whole words', () => {
  expect(listMentions('The Newsletter’s end, newsletters')).toEqual(['keyword newsletter']);
});
