/** What a command may ask for after its name. */
export type Argument =
  | 'person'
  | 'people'
  | 'group'
  | 'channel'
  | 'address'
  | 'text'
  | 'status'
  | 'echo'
  | 'words';

/** Where or when a command exists, if not always. */
export type Note = 'desktop' | 'allowed' | 'permitted' | 'calls';

export interface Command {
  /** As it is typed, with its slash. */
  name: string;
  /** In their order; a question mark follows what may be left out. */
  takes: (Argument | `${Argument}?`)[];
  /** What sending it does, as it follows “it”. */
  purpose: string;
  note?: Note;
  /** What Mattermost answers, in our words, to the one who sends it only. */
  answer?: string;
}

const command = (
  name: string,
  takes: Command['takes'],
  purpose: string,
  more?: Partial<Command>,
): Command => ({
  name,
  takes,
  purpose,
  ...more,
});

/** Commands that belong together. A note is that of each of them, and told by the title. */
export interface CommandGroup {
  title: string;
  note?: Note;
  commands: Command[];
}

/** The commands that Mattermost has of its own, without those of extensions except for calls. */
export const groups: CommandGroup[] = [
  {
    title: 'Your availability',
    commands: [
      command('/online', [], 'shows you as online', { answer: 'You are now online.' }),
      command('/away', [], 'shows you as away', { answer: 'You are now away.' }),
      command('/dnd', [], 'turns on Do Not Disturb', { answer: 'Do Not Disturb is now on.' }),
      command('/offline', [], 'shows you as offline', { answer: 'You are now offline.' }),
      command('/status', ['status'], 'sets a custom status'),
      command('/status clear', [], 'removes your custom status'),
    ],
  },
  {
    title: 'Messages',
    commands: [
      command('/msg', ['person', 'text'], 'sends a direct message'),
      command('/groupmsg', ['group', 'text'], 'sends a message to several people'),
      command('/me', ['text'], 'posts the text in italics, as an action'),
      command('/code', ['text'], 'posts the text as a block of code'),
      command('/shrug', ['text?'], 'posts the text with a shrug after it'),
      command('/echo', ['echo'], 'repeats the text after a while', { note: 'allowed' }),
    ],
  },
  {
    title: 'Channels',
    commands: [
      command('/join', ['channel'], 'joins the channel'),
      command('/open', ['channel'], 'joins the channel'),
      command('/leave', [], 'leaves the channel you are in'),
      command('/mute', ['channel?'], 'mutes or unmutes the channel', { answer: 'The channel is now muted.' }),
    ],
  },
  {
    title: 'Channel details, if you may',
    note: 'permitted',
    commands: [
      command('/header', ['text'], 'changes the header'),
      command('/purpose', ['text'], 'changes the purpose'),
      command('/rename', ['text'], 'changes the name'),
    ],
  },
  {
    title: 'People',
    commands: [
      command('/invite', ['people', 'channel?'], 'adds people to a channel'),
      command('/invite_people', ['address'], 'invites people to the team by e-mail'),
      command('/remove', ['person'], 'removes somebody from the channel'),
      command('/kick', ['person'], 'removes somebody from the channel'),
    ],
  },
  {
    title: 'Looking around',
    commands: [
      command('/collapse', [], 'folds the previews of pictures'),
      command('/expand', [], 'opens the previews of pictures'),
      command('/help', [], 'opens the help'),
      command('/logout', [], 'logs you out'),
    ],
  },
  {
    title: 'Browser and desktop app only',
    note: 'desktop',
    commands: [
      command('/search', ['words'], 'searches the messages'),
      command('/settings', [], 'opens your settings'),
      command('/shortcuts', [], 'shows the keyboard shortcuts'),
      command('/marketplace', [], 'opens the Marketplace'),
    ],
  },
  {
    title: 'Calls, if turned on',
    note: 'calls',
    commands: [
      command('/call start', [], 'starts a call'),
      command('/call join', [], 'joins the call under way'),
      command('/call link', [], 'gives the link of the call'),
    ],
  },
];

/** Every command, with its own note or that of its group. */
export const commands: Command[] = groups.flatMap((group) =>
  group.commands.map((command) => ({ note: group.note, ...command })),
);
