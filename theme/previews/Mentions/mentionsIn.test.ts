import { describe, expect, test } from '@rstest/core';
import { mentionsIn } from './mentionsIn';

const found = (text: string) => mentionsIn(text).map(({ kind, name }) => `${kind} ${name}`);

describe('mentionsIn', () => {
  test('finds people, the whole channel, who is online, and names that nobody has', () => {
    expect(found('@amina and @gaelle')).toEqual(['person amina', 'person gaelle']);
    expect(found('@channel @all @here')).toEqual(['channel channel', 'channel all', 'here here']);
    expect(found('@everyone, @élise')).toEqual(['unknown everyone', 'unknown élise']);
    expect(found('@constructor')).toEqual(['unknown constructor']);
  });

  test('takes no punctuation along, and tells where the mention stands', () => {
    for (const text of ['Ask @amina.', 'Ask @amina, please', 'Ask (@amina)', 'Ask @amina!', 'Ask @amina…']) {
      const [mention] = mentionsIn(text);
      expect(mention?.text).toBe('@amina');
      expect(text.slice(mention?.start).startsWith('@amina')).toBe(true);
    }
    expect(mentionsIn('.@amina')[0]?.start).toBe(1);
  });

  test('takes the full-width sign and capitals', () => {
    expect(found('＠amina @Bruno')).toEqual(['person amina', 'person bruno']);
  });

  test('leaves addresses, lone signs, and longer names alone', () => {
    expect(found('write to amina@example.org or newsletter@example.org')).toEqual([]);
    expect(found('@ amina @@amina @.')).toEqual([]);
    expect(found('@aminata')).toEqual(['unknown aminata']);
  });

  test('finds keywords in any case, first names in their own, and whole words only', () => {
    expect(found('The Newsletter, Amina’s and Élise’s')).toEqual([
      'keyword newsletter',
      'firstName Amina',
      'firstName Élise',
    ]);
    expect(found('amina newsletters')).toEqual([]);
    expect(found('Gaëlle')).toEqual([]);
    expect(mentionsIn('our newsletter')[0]?.start).toBe(4);
  });
});
