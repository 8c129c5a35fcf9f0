import { describe, expect, test } from '@rstest/core';
import { findMentions } from './findMentions';

const found = (text: string) => findMentions(text).map(({ kind, name }) => `${kind} ${name}`);

describe('findMentions', () => {
  test('finds people, the whole channel, who is online, and names that nobody has', () => {
    expect(found('@amina and @gaelle')).toEqual(['person amina', 'person gaelle']);
    expect(found('@channel @all @here')).toEqual(['channel channel', 'channel all', 'here here']);
    expect(found('@everyone, @élise')).toEqual(['unknown everyone', 'unknown élise']);
    expect(found('@constructor')).toEqual(['unknown constructor']);
  });

  test('leaves out punctuation, and gives the index of the mention', () => {
    for (const text of ['Ask @amina.', 'Ask @amina, please', 'Ask (@amina)', 'Ask @amina!', 'Ask @amina…']) {
      const [mention] = findMentions(text);
      expect(mention?.text).toBe('@amina');
      expect(text.slice(mention?.start).startsWith('@amina')).toBe(true);
    }
    expect(findMentions('.@amina')[0]?.start).toBe(1);
  });

  test('accepts the full-width ＠ and capitals', () => {
    expect(found('＠amina @Bruno')).toEqual(['person amina', 'person bruno']);
  });

  test('finds nothing in addresses and lone @, and does not take a longer name for a shorter one', () => {
    expect(found('write to amina@example.org or newsletter@example.org')).toEqual([]);
    expect(found('@ amina @@amina @.')).toEqual([]);
    expect(found('@aminata')).toEqual(['unknown aminata']);
  });

  test('finds keywords in any case and only as whole words', () => {
    expect(found('The Newsletter’s end')).toEqual(['keyword newsletter']);
    expect(found('newsletters')).toEqual([]);
    expect(findMentions('our newsletter')[0]?.start).toBe(4);
  });

  test('does not take a first name for a mention', () => {
    expect(found('Amina, amina and Élise’s')).toEqual([]);
  });
});
