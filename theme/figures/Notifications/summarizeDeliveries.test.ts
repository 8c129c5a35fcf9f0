import { expect, test } from '@rstest/core';
import { decideDeliveries } from './decideDeliveries';
import { defaultSettings } from './settings';
import { summarizeDeliveries } from './summarizeDeliveries';

const teammates = ['Amina', 'Bruno'].map((name) => ({
  name,
  deliveries: decideDeliveries('channel', defaultSettings),
}));

test('names each channel that alerts you, and who else is alerted', () => {
  const away = decideDeliveries('channel', { ...defaultSettings, availability: 'away' });
  expect(summarizeDeliveries(away, teammates)).toBe(
    'You are alerted on your computer, on your phone, and by email. Amina and Bruno are alerted too.',
  );
  expect(summarizeDeliveries(away, [])).toBe(
    'You are alerted on your computer, on your phone, and by email.',
  );
});

test('names the badge that you find later if nothing alerts you', () => {
  const dnd = { ...defaultSettings, availability: 'dnd' } as const;
  expect(summarizeDeliveries(decideDeliveries('you', dnd), teammates.slice(1))).toBe(
    'You are not alerted: a number waits in the sidebar. Bruno is alerted.',
  );
  expect(summarizeDeliveries(decideDeliveries('message', dnd), [])).toBe(
    'You are not alerted: a dot waits in the sidebar.',
  );
  expect(summarizeDeliveries(decideDeliveries('unfollowed', dnd), [])).toBe('You are not told.');
});
