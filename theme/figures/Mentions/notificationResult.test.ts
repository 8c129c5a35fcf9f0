import { expect, test } from '@rstest/core';
import { findMentions } from './findMentions';
import { resultOfMessage, summarizeResults } from './notificationResult';
import { people } from './people';

const resultsOf = (text: string, isEdited = false) =>
  people.map((person) => ({
    person,
    result: resultOfMessage(findMentions(text), isEdited, person),
  }));
const summary = (text: string, isEdited?: boolean) => summarizeResults(resultsOf(text, isEdited));
const reason = (text: string, wanted: string) =>
  resultsOf(text).find(({ person }) => person.name === wanted)?.result.reason;

for (const [text, expected] of [
  ['@amina', 'Amina is alerted.'],
  ['Amina', 'Nobody is alerted.'],
  ['@channel', 'Amina, Bruno, and Chloé are alerted. David sees a badge later.'],
  ['@here', 'Amina is alerted.'],
  ['newsletter', 'Bruno is alerted.'],
  ['@gaelle', 'Nobody is alerted.'],
  ['@farid', 'Farid is alerted.'],
  ['@here and @bruno', 'Amina and Bruno are alerted.'],
  ['@david @elise', 'Nobody is alerted. David and Élise see a badge later.'],
  ['', 'Nobody is alerted.'],
] as const) {
  test(`whom “${text}” alerts`, () => {
    expect(summary(text)).toBe(expected);
  });
}

test('a mention added by an edit alerts nobody', () => {
  expect(summary('@amina', true)).toBe('Nobody is alerted.');
});

test('the reason names the channels that alert, or why none does', () => {
  expect(reason('@chloe', 'Chloé')).toBe('Phone and email: mention by name');
  expect(reason('@amina', 'Chloé')).toBe('Not mentioned');
  expect(reason('@elise', 'Élise')).toBe('The channel is muted');
  expect(reason('@amina @here', 'Bruno')).toBe('@here is for people who are online');
  expect(reason('@gaelle', 'Gaëlle')).toBe('Only members are told: add her first');
  expect(reason('@channel', 'Gaëlle')).toBe('Only members are told');
});
