import { describe, expect, test } from '@rstest/core';
import { examples } from './examples';
import { mentionsIn } from './mentionsIn';
import { people } from './people';
import { summaryOf } from './summaryOf';
import { toldBy, toldByAll } from './toldBy';

const toldIn = (text: string, isEdited = false) =>
  people.map((person) => ({ person, told: toldByAll(mentionsIn(text), isEdited, person) }));
const by = (text: string, wanted: string) => {
  const [mention] = mentionsIn(text);
  const person = people.find(({ name }) => name === wanted);
  return person && toldBy(mention, person);
};

describe('toldBy', () => {
  test('a name alerts its person in the ways that reach them', () => {
    expect(by('@amina', 'Amina')).toEqual({ how: 'alerted', reason: 'Computer: mention by name' });
    expect(by('@chloe', 'Chloé')).toEqual({
      how: 'alerted',
      reason: 'Phone and email: mention by name',
    });
    expect(by('@amina', 'Chloé')).toEqual({ how: 'not', reason: 'Not mentioned' });
  });

  test('a name waits as a badge for who does not want to be disturbed, or muted the channel', () => {
    expect(by('@david', 'David')).toEqual({ how: 'later', reason: 'Do Not Disturb stops alerts' });
    expect(by('@elise', 'Élise')).toEqual({ how: 'later', reason: 'The channel is muted' });
  });

  test('@here reaches who is online, and leaves nothing for the others', () => {
    expect(by('@here', 'Amina')?.how).toBe('alerted');
    for (const name of ['Bruno', 'Chloé', 'David', 'Élise', 'Farid', 'Gaëlle']) {
      expect(by('@here', name)?.how).toBe('not');
    }
  });

  test('a mention of the channel can be ignored, one’s own name cannot', () => {
    expect(by('@channel', 'Farid')).toEqual({ how: 'not', reason: 'Channel mentions are ignored here' });
    expect(by('@farid', 'Farid')?.how).toBe('alerted');
  });

  test('a keyword alerts who chose it, a first name its person', () => {
    expect(by('newsletter', 'Bruno')?.how).toBe('alerted');
    expect(by('newsletter', 'Amina')?.how).toBe('not');
    expect(by('Amina', 'Amina')?.reason).toBe('Computer: their first name is a keyword');
    expect(by('Amina', 'Bruno')?.how).toBe('not');
  });

  test('who is outside of the channel is told nothing, even by name', () => {
    expect(by('@gaelle', 'Gaëlle')?.reason).toBe('Only members are told: add her first');
    expect(by('@channel', 'Gaëlle')).toEqual({ how: 'not', reason: 'Only members are told' });
  });
});

describe('a whole message', () => {
  const summaries: Record<keyof typeof examples, string> = {
    amina: 'Amina is alerted.',
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
      expect(summaryOf(toldIn(text, isEdited))).toBe(summaries[name as keyof typeof examples]);
    });
  }

  test('the mention that reaches furthest decides', () => {
    expect(summaryOf(toldIn('@here and @bruno'))).toBe('Amina and Bruno are alerted.');
    expect(summaryOf(toldIn('@david @elise'))).toBe('Nobody is alerted. David and Élise see a badge later.');
    expect(toldIn('@amina @here')[1]?.told.reason).toBe('@here is for people who are online');
  });

  test('nothing typed tells nobody, and an edit without mention is not blamed', () => {
    expect(summaryOf(toldIn(''))).toBe('Nobody is alerted.');
    expect(toldIn('Thank you', true)[0]?.told.reason).toBe('Not mentioned');
  });
});
