import { describe, expect, test } from '@rstest/core';
import { examples } from './examples';
import { findMentions } from './findMentions';
import { resultOfMention, resultOfMessage, summarizeResults } from './notificationResult';
import { people } from './people';

const resultsOf = (text: string, isEdited = false) =>
  people.map((person) => ({ person, result: resultOfMessage(findMentions(text), isEdited, person) }));
const resultFor = (text: string, wanted: string) => {
  const [mention] = findMentions(text);
  const person = people.find(({ name }) => name === wanted);
  return person && resultOfMention(mention, person);
};

describe('resultOfMention', () => {
  test('a mention by name alerts its person through the channels that reach them', () => {
    expect(resultFor('@amina', 'Amina')).toEqual({ delivery: 'alert', reason: 'Computer: mention by name' });
    expect(resultFor('@chloe', 'Chloé')).toEqual({
      delivery: 'alert',
      reason: 'Phone and email: mention by name',
    });
    expect(resultFor('@amina', 'Chloé')).toEqual({ delivery: 'none', reason: 'Not mentioned' });
  });

  test('a mention by name is only a badge on Do Not Disturb, and in a muted channel', () => {
    expect(resultFor('@david', 'David')).toEqual({
      delivery: 'badge',
      reason: 'Do Not Disturb stops alerts',
    });
    expect(resultFor('@elise', 'Élise')).toEqual({ delivery: 'badge', reason: 'The channel is muted' });
  });

  test('@here alerts people who are online, and leaves the others no badge', () => {
    expect(resultFor('@here', 'Amina')?.delivery).toBe('alert');
    for (const name of ['Bruno', 'Chloé', 'David', 'Élise', 'Farid', 'Gaëlle']) {
      expect(resultFor('@here', name)?.delivery).toBe('none');
    }
  });

  test('a person can ignore mentions of the channel, but not of their own name', () => {
    expect(resultFor('@channel', 'Farid')).toEqual({
      delivery: 'none',
      reason: 'Channel mentions are ignored here',
    });
    expect(resultFor('@farid', 'Farid')?.delivery).toBe('alert');
  });

  test('a keyword alerts people who chose it, a first name without @ nobody', () => {
    expect(resultFor('newsletter', 'Bruno')?.delivery).toBe('alert');
    expect(resultFor('newsletter', 'Amina')?.delivery).toBe('none');
    expect(resultFor('Amina', 'Amina')).toEqual({ delivery: 'none', reason: 'Not mentioned' });
  });

  test('a person outside of the channel is not notified, even by name', () => {
    expect(resultFor('@gaelle', 'Gaëlle')?.reason).toBe('Only members are told: add her first');
    expect(resultFor('@channel', 'Gaëlle')).toEqual({ delivery: 'none', reason: 'Only members are told' });
  });
});

describe('resultOfMessage', () => {
  const summaries: Record<keyof typeof examples, string> = {
    amina: 'Amina is alerted.',
    name: 'Nobody is alerted.',
    channel: 'Amina, Bruno, and Chloé are alerted. David sees a badge later.',
    all: 'Amina, Bruno, and Chloé are alerted. David sees a badge later.',
    here: 'Amina is alerted.',
    keyword: 'Bruno is alerted.',
    outside: 'Nobody is alerted.',
    unknown: 'Nobody is alerted.',
    edited: 'Nobody is alerted.',
  };
  for (const [name, { text, isEdited }] of Object.entries(examples)) {
    test(`the example ${name}`, () => {
      expect(summarizeResults(resultsOf(text, isEdited))).toBe(summaries[name as keyof typeof examples]);
    });
  }

  test('of several mentions, the one with the most noticeable delivery counts', () => {
    expect(summarizeResults(resultsOf('@here and @bruno'))).toBe('Amina and Bruno are alerted.');
    expect(summarizeResults(resultsOf('@david @elise'))).toBe(
      'Nobody is alerted. David and Élise see a badge later.',
    );
    expect(resultsOf('@amina @here')[1]?.result.reason).toBe('@here is for people who are online');
  });

  test('an empty message alerts nobody, and an edit without mention is not given as the reason', () => {
    expect(summarizeResults(resultsOf(''))).toBe('Nobody is alerted.');
    expect(resultsOf('Thank you', true)[0]?.result.reason).toBe('Not mentioned');
  });
});
