import { expect, test } from '@rstest/core';
import { findMentions } from './findMentions';
import { notificationOfMessage, summarizeResults } from './notificationResult';
import { people } from './people';

const resultsOf = (text: string, isEdited = false) =>
  people.map((person) => ({
    person,
    result: notificationOfMessage(findMentions(text), isEdited, person),
  }));
const summarize = (text: string, isEdited?: boolean) => summarizeResults(resultsOf(text, isEdited));
const findReason = (text: string, personName: string) =>
  resultsOf(text).find(({ person }) => person.name === personName)?.result.reason;

for (const [text, expectedSummary] of [
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
    expect(summarize(text)).toBe(expectedSummary);
  });
}

test('a mention added by an edit alerts nobody', () => {
  expect(summarize('@amina', true)).toBe('Nobody is alerted.');
});

test('the reason names the channels that alert, or why none does', () => {
  expect(findReason('@chloe', 'Chloé')).toBe('Phone and email: mention by name');
  expect(findReason('@amina', 'Chloé')).toBe('Not mentioned');
  expect(findReason('@elise', 'Élise')).toBe('The channel is muted');
  expect(findReason('@amina @here', 'Bruno')).toBe('@here is for people who are online');
  expect(findReason('@gaelle', 'Gaëlle')).toBe('Only members are told: add her first');
  expect(findReason('@channel', 'Gaëlle')).toBe('Only members are told');
});
