import { expect, test } from '@rstest/core';
import { notify } from './notify';
import { defaults } from './settings';
import { summaryOf } from './summaryOf';

const mates = ['Amina', 'Bruno'].map((name) => ({ name, outcome: notify('channel', defaults) }));

test('tells each way that alerts you, and who is alerted too', () => {
  const away = notify('channel', { ...defaults, availability: 'away' });
  expect(summaryOf(away, mates)).toBe(
    'You are alerted on your computer, on your phone, and by email. Amina and Bruno are alerted too.',
  );
  expect(summaryOf(away, [])).toBe('You are alerted on your computer, on your phone, and by email.');
});

test('tells the badge that waits for you where nothing alerts you', () => {
  const dnd = { ...defaults, availability: 'dnd' } as const;
  expect(summaryOf(notify('you', dnd), mates.slice(1))).toBe(
    'You are not alerted: a number waits in the sidebar. Bruno is alerted.',
  );
  expect(summaryOf(notify('message', dnd), [])).toBe('You are not alerted: a dot waits in the sidebar.');
  expect(summaryOf(notify('unfollowed', dnd), [])).toBe('You are not told.');
});
