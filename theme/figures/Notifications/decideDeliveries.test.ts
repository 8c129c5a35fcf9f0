import { describe, expect, test } from '@rstest/core';
import { decideDeliveries } from './decideDeliveries';
import type { ChatEvent } from './events';
import { defaultSettings, type Settings } from './settings';
import { alertingChannels } from './summarizeDeliveries';

/** Returns what alerts the person, and the sign in the sidebar: `computer email | number`. */
const describeDeliveries = (event: ChatEvent, changes: Partial<Settings> = {}) => {
  const deliveries = decideDeliveries(event, { ...defaultSettings, ...changes });
  return `${alertingChannels(deliveries).join(' ') || 'no alert'} | ${deliveries.sidebar.kind}`;
};

type DeliveryCase = [event: ChatEvent, changes: Partial<Settings>, expected: string, why: string];

const away = { availability: 'away' } as const;
const offline = { availability: 'offline' } as const;
const doNotDisturb = { availability: 'dnd' } as const;

const casesBySubject: Record<string, DeliveryCase[]> = {
  'by default': [
    ['message', {}, 'no alert | bold', 'a name in bold is for other unread activity'],
    ['direct', {}, 'computer phone | number', 'direct messages alert'],
    ['group', {}, 'computer phone | number', 'group messages alert'],
    ['you', {}, 'computer phone | number', 'mentions alert'],
    [
      'channel',
      {},
      'computer phone | number',
      '@channel and @all mention everybody in the channel',
    ],
    ['here', {}, 'computer phone | number', '@here mentions members who are online'],
    ['keyword', { hasKeyword: true }, 'computer phone | number', 'keywords alert'],
    ['keyword', {}, 'no alert | bold', 'a word that is not a keyword is an ordinary message'],
    [
      'followed',
      {},
      'computer phone | bold',
      'replies have a checkbox of their own, which is on by default',
    ],
    ['unfollowed', {}, 'no alert | none', 'reading a thread does not follow it'],
  ],
  'send notifications for': [
    [
      'message',
      { level: 'all' },
      'computer phone | bold',
      'all new messages alert, but they are no mentions',
    ],
    ['unfollowed', { level: 'all' }, 'no alert | none', 'only followers hear of replies'],
    [
      'followed',
      { level: 'all', notifiesOfReplies: false },
      'computer phone | bold',
      'it includes replies',
    ],
    ['direct', { level: 'nothing' }, 'no alert | number', 'nothing alerts, but a number waits'],
    ['you', { level: 'nothing' }, 'no alert | number', '“Nothing” includes mentions by name'],
    ['you', { level: 'nothing', ...away }, 'email | number', 'emails have a setting of their own'],
  ],
  replies: [
    ['followed', { notifiesOfReplies: false }, 'no alert | bold', 'the checkbox is off'],
    [
      'followed',
      offline,
      'phone email | bold',
      'emails have a checkbox of their own, which is on too',
    ],
    [
      'followed',
      { notifiesOfReplies: false, ...away },
      'email | bold',
      'that checkbox does not matter here',
    ],
    [
      'followed',
      { emailsReplies: false, ...away },
      'computer phone | bold',
      'replies are not emailed',
    ],
    ['followed', { sendsEmail: false, ...offline }, 'phone | bold', 'emails are turned off'],
    ['followed', { level: 'nothing' }, 'no alert | bold', '“Nothing” includes replies'],
    [
      'followed',
      { level: 'nothing', ...away },
      'email | bold',
      'emails have a setting of their own',
    ],
    [
      'followed',
      { isMuted: true, phoneTrigger: 'away' },
      'no alert | bold',
      'a muted channel is silent in the browser and the app, but “Threads” counts its threads',
    ],
    [
      'followed',
      { isMuted: true, ...away },
      'phone | bold',
      'the push for followers ignores a muted channel',
    ],
    [
      'followed',
      { isMuted: true, ...doNotDisturb },
      'no alert | bold',
      'that push still looks at the status',
    ],
    [
      'followed',
      { isMuted: true, notifiesOfReplies: false, ...away },
      'no alert | bold',
      'not wanted',
    ],
    ['unfollowed', away, 'no alert | none', 'both checkboxes are about followed threads'],
  ],
  phone: [
    ['direct', away, 'computer phone email | number', 'the phone alerts people who are away'],
    ['direct', offline, 'phone email | number', 'no browser or app is open on the computer'],
    [
      'direct',
      { phoneTrigger: 'away' },
      'computer | number',
      'the phone is silent while the person is at the computer',
    ],
    [
      'direct',
      { phoneTrigger: 'offline', ...away },
      'computer email | number',
      'the person is not offline',
    ],
    [
      'direct',
      { phoneTrigger: 'offline', ...offline },
      'phone email | number',
      'the person is offline',
    ],
  ],
  email: [
    ['you', { sendsEmail: false, ...offline }, 'phone | number', 'emails are turned off'],
    ['channel', offline, 'phone email | number', 'emails are for mentions'],
    ['message', { level: 'all', ...offline }, 'phone | bold', 'emails are not for other messages'],
    ['group', offline, 'phone email | number', 'emails are for group messages'],
  ],
  '@here': [
    ['here', away, 'no alert | bold', '@here is only for people who are online'],
    ['here', offline, 'no alert | bold', 'the others see no mention later either'],
    ['here', { level: 'all', ...away }, 'computer phone | bold', 'it is still a new message'],
  ],
  'the settings of a channel': [
    [
      'message',
      { isMuted: true, level: 'all' },
      'no alert | none',
      'a muted channel is silent and grayed',
    ],
    [
      'channel',
      { isMuted: true, ...away },
      'no alert | none',
      'silent for computer, phone and email',
    ],
    ['here', { isMuted: true }, 'no alert | none', 'muting ignores mentions of the channel'],
    [
      'keyword',
      { isMuted: true, hasKeyword: true },
      'no alert | number',
      'a keyword still gets a number',
    ],
    ['you', { isMuted: true }, 'no alert | number', 'a name still gets a number'],
    [
      'you',
      { isMuted: true, ...offline },
      'no alert | number',
      'a muted channel sends no email either',
    ],
    [
      'direct',
      { isMuted: true },
      'computer phone | number',
      'a direct message belongs to no channel',
    ],
    [
      'group',
      { isMuted: true },
      'computer phone | number',
      'a group message belongs to no channel',
    ],
    ['channel', { ignoresChannelMentions: true }, 'no alert | bold', 'it is an ordinary message'],
    ['here', { ignoresChannelMentions: true }, 'no alert | bold', 'it ignores @here too'],
    [
      'channel',
      { ignoresChannelMentions: true, level: 'all' },
      'computer phone | bold',
      'all messages alert',
    ],
    [
      'you',
      { ignoresChannelMentions: true },
      'computer phone | number',
      'a mention by name still alerts',
    ],
  ],
  'do not disturb': [
    [
      'direct',
      doNotDisturb,
      'no alert | number',
      'computer, phone and email are silent, but a number waits',
    ],
    [
      'you',
      { ...doNotDisturb, phoneTrigger: 'always' },
      'no alert | number',
      'the phone’s choice is ignored',
    ],
    ['channel', doNotDisturb, 'no alert | number', 'the mention still counts for the number'],
    ['here', doNotDisturb, 'no alert | bold', 'Do Not Disturb does not count as online'],
  ],
};

for (const [subject, cases] of Object.entries(casesBySubject)) {
  describe(subject, () => {
    for (const [event, changes, expected, why] of cases) {
      test(`${event} with ${JSON.stringify(changes)}: ${expected}, since ${why}`, () => {
        expect(describeDeliveries(event, changes)).toBe(expected);
      });
    }
  });
}

test('the reason names the strongest cause of silence', () => {
  const mutedSettings = { ...defaultSettings, isMuted: true };
  expect(decideDeliveries('you', { ...mutedSettings, ...doNotDisturb }).computer.reason).toBe(
    'Do not disturb stops alerts',
  );
  expect(decideDeliveries('you', { ...mutedSettings, level: 'nothing' }).phone.reason).toBe(
    'The channel is muted',
  );
  expect(decideDeliveries('here', { ...defaultSettings, ...away }).phone.reason).toBe(
    '@here is for people who are online',
  );
});
