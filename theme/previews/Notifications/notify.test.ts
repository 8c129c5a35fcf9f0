import { describe, expect, test } from '@rstest/core';
import { type ChatEvent, examples } from './events';
import { notify } from './notify';
import { defaults, type Settings } from './settings';
import { alertsOf } from './summaryOf';

const events = Object.keys(examples) as ChatEvent[];

/** The ways taken and the badge, in a line: `computer email | number`. */
const told = (event: ChatEvent, changed: Partial<Settings> = {}) => {
  const outcome = notify(event, { ...defaults, ...changed });
  return `${alertsOf(outcome).join(' ') || 'no alert'} | ${outcome.badge.kind}`;
};

type Row = [event: ChatEvent, changed: Partial<Settings>, expected: string, why: string];

const away = { availability: 'away' } as const;
const offline = { availability: 'offline' } as const;
const dnd = { availability: 'dnd' } as const;

const rules: Record<string, Row[]> = {
  'by default': [
    ['message', {}, 'no alert | dot', 'a dot is for other unread activity'],
    ['direct', {}, 'computer | number', 'direct messages alert'],
    ['group', {}, 'computer | number', 'group messages alert'],
    ['you', {}, 'computer | number', 'mentions alert'],
    ['channel', {}, 'computer | number', '@channel and @all mention everybody in the channel'],
    ['here', {}, 'computer | number', '@here mentions members who are online'],
    ['keyword', { hasKeyword: true }, 'computer | number', 'keywords alert'],
    ['keyword', {}, 'no alert | dot', 'a word that is nobody’s keyword is a word'],
    ['followed', {}, 'no alert | dot', 'replies have a tick of their own, which is not among the defaults'],
    ['unfollowed', {}, 'no alert | none', 'reading is not following, and nothing is promised'],
  ],
  'send notifications for': [
    ['message', { level: 'all' }, 'computer | dot', 'all new messages alert, and stay no mention'],
    ['unfollowed', { level: 'all' }, 'no alert | none', 'not promised for threads that are not followed'],
    ['followed', { level: 'all' }, 'no alert | dot', 'the tick decides about replies'],
    ['direct', { level: 'nothing' }, 'no alert | number', 'nothing alerts, the number waits'],
    ['you', { level: 'nothing' }, 'no alert | number', 'even a mention by name'],
    ['you', { level: 'nothing', ...away }, 'email | number', 'emails have a switch of their own'],
  ],
  replies: [
    ['followed', { isToldOfReplies: true }, 'computer | dot', 'ticked; a reply is not a mention'],
    [
      'followed',
      { isToldOfReplies: true, ...offline },
      'phone | dot',
      'emails are for mentions and direct ones',
    ],
    ['followed', { isToldOfReplies: true, level: 'nothing' }, 'no alert | dot', 'nothing is nothing'],
    ['unfollowed', { isToldOfReplies: true }, 'no alert | none', 'the tick speaks of followed threads'],
  ],
  phone: [
    ['direct', away, 'computer phone email | number', 'the phone takes over once one is away'],
    ['direct', offline, 'phone email | number', 'no browser or app is open on the computer'],
    ['direct', { phoneWhen: 'always' }, 'computer phone | number', 'the choice that begins with Online'],
    ['direct', { phoneWhen: 'offline', ...away }, 'computer email | number', 'away is not offline'],
    ['direct', { phoneWhen: 'offline', ...offline }, 'phone email | number', 'offline is'],
  ],
  email: [
    ['you', { getsEmail: false, ...offline }, 'phone | number', 'turned off'],
    ['channel', offline, 'phone email | number', 'emails are for mentions'],
    ['message', { level: 'all', ...offline }, 'phone | dot', 'and not for other messages'],
    ['group', offline, 'phone | number', 'direct messages are named, group messages are not'],
  ],
  '@here': [
    ['here', away, 'no alert | dot', 'only for who is online'],
    ['here', offline, 'no alert | dot', 'others see no mention later'],
    ['here', { level: 'all', ...away }, 'computer phone | dot', 'it is a new message all the same'],
  ],
  'the settings of a channel': [
    ['message', { isMuted: true, level: 'all' }, 'no alert | none', 'a muted channel is silent and grayed'],
    ['channel', { isMuted: true, ...away }, 'no alert | none', 'silent for computer, phone and email'],
    ['keyword', { isMuted: true, hasKeyword: true }, 'no alert | none', 'only a direct mention marks it'],
    ['you', { isMuted: true }, 'no alert | number', 'a direct mention still marks it'],
    ['you', { isMuted: true, ...offline }, 'no alert | number', 'and sends nothing'],
    ['direct', { isMuted: true }, 'computer | number', 'a direct message is in no channel'],
    ['group', { isMuted: true }, 'computer | number', 'nor is a group message'],
    ['channel', { ignoresChannelWide: true }, 'no alert | dot', 'an ignored mention is an ordinary message'],
    ['here', { ignoresChannelWide: true }, 'no alert | dot', '@here is one of the three'],
    ['channel', { ignoresChannelWide: true, level: 'all' }, 'computer | dot', 'which can be asked for'],
    ['you', { ignoresChannelWide: true }, 'computer | number', 'one’s own name still alerts'],
  ],
  'do not disturb': [
    ['direct', dnd, 'no alert | number', 'computer, phone and email are stopped, the number waits'],
    ['you', { ...dnd, phoneWhen: 'always' }, 'no alert | number', 'whatever the phone is set to'],
    ['channel', dnd, 'no alert | number', 'the mention stays'],
    ['here', dnd, 'no alert | dot', 'it is not being online'],
  ],
};

for (const [subject, rows] of Object.entries(rules)) {
  describe(subject, () => {
    for (const [event, changed, expected, why] of rows) {
      test(`${event} with ${JSON.stringify(changed)}: ${expected}, since ${why}`, () => {
        expect(told(event, changed)).toBe(expected);
      });
    }
  });
}

describe('every event', () => {
  test('a person on Do Not Disturb, and one who asked for nothing and no email, are never alerted', () => {
    for (const event of events) {
      expect(told(event, { ...dnd, level: 'all', isToldOfReplies: true })).toContain('no alert');
      for (const availability of ['online', 'away', 'offline'] as const) {
        expect(told(event, { level: 'nothing', getsEmail: false, availability })).toContain('no alert');
      }
    }
  });

  test('has a reason of a few words for each way, without a full stop', () => {
    for (const event of events) {
      for (const { reason } of Object.values(notify(event, defaults))) {
        expect(reason).toMatch(/^.{5,45}[^.]$/);
      }
    }
  });
});

test('what stops an alert is named, the strongest first', () => {
  const muted = { ...defaults, isMuted: true };
  expect(notify('you', { ...muted, ...dnd }).computer.reason).toBe('Do Not Disturb stops alerts');
  expect(notify('you', { ...muted, level: 'nothing' }).phone.reason).toBe('The channel is muted');
  expect(notify('here', { ...defaults, ...away }).phone.reason).toBe('@here is for people who are online');
});
