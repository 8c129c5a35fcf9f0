import type { Command } from './commandArguments';

const createCommand = (
  name: string,
  argumentKinds: Command['argumentKinds'],
  purpose: string,
  optionalProperties?: Partial<Command>,
): Command => ({ name, argumentKinds, purpose, ...optionalProperties });

/**
 * A group of related commands. If there is a restriction, it applies to each of them, and the title
 * mentions it.
 */
interface CommandGroup {
  title: string;
  restriction?: string;
  commands: Command[];
}

/** Mattermost's built-in commands, and the commands of its extension for calls. */
export const commandGroups: CommandGroup[] = [
  {
    title: 'Your availability',
    commands: [
      createCommand('/online', [], 'shows you as online', { answer: 'You are now online.' }),
      createCommand('/away', [], 'shows you as away', { answer: 'You are now away.' }),
      createCommand('/dnd', [], 'turns on Do not disturb', { answer: 'Do not disturb is now on.' }),
      createCommand('/offline', [], 'shows you as offline', { answer: 'You are now offline.' }),
      createCommand('/status', ['status'], 'sets a custom status'),
      createCommand('/status clear', [], 'removes your custom status'),
    ],
  },
  {
    title: 'Messages',
    commands: [
      createCommand('/msg', ['person', 'text?'], 'sends a direct message, or opens it'),
      createCommand('/groupmsg', ['group', 'text?'], 'sends a group message, or opens it'),
      createCommand('/me', ['text'], 'posts the text in italics, as an action'),
      createCommand('/code', ['text'], 'posts the text as a block of code'),
      createCommand('/shrug', ['text?'], 'posts the text with a shrug after it'),
    ],
  },
  {
    title: 'Channels',
    commands: [
      createCommand('/join', ['channel'], 'joins the channel'),
      createCommand('/open', ['channel'], 'joins the channel'),
      createCommand('/leave', [], 'leaves the channel you are in'),
      createCommand('/mute', ['channel?'], 'mutes or unmutes the channel', {
        answer: 'The channel is now muted.',
      }),
    ],
  },
  {
    title: 'Channel details, if you may',
    restriction: 'if you have the right',
    commands: [
      createCommand(
        '/header',
        ['text?'],
        'changes the header; without a text, opens a window on a computer',
      ),
      createCommand(
        '/purpose',
        ['text?'],
        'changes the purpose; without a text, opens a window on a computer',
      ),
      createCommand('/rename', ['text'], 'changes the name'),
    ],
  },
  {
    title: 'People',
    commands: [
      createCommand('/invite', ['people', 'channel?'], 'adds people to a channel'),
      createCommand('/invite_people', ['address'], 'invites people to the team by email'),
      createCommand('/remove', ['person'], 'removes somebody from the channel'),
      createCommand('/kick', ['person'], 'removes somebody from the channel'),
    ],
  },
  {
    title: 'Help',
    commands: [
      createCommand('/help', [], 'answers you with a link to the help', {
        answer: 'The documentation is on docs.mattermost.com.',
      }),
    ],
  },
  {
    title: 'Browser and desktop app only',
    restriction: 'browser and desktop app',
    commands: [
      createCommand('/search', ['words'], 'searches the messages'),
      createCommand('/settings', [], 'opens your settings'),
      createCommand('/shortcuts', [], 'shows the keyboard shortcuts'),
      createCommand('/collapse', [], 'folds the previews of pictures'),
      createCommand('/expand', [], 'opens the previews of pictures'),
      createCommand('/logout', [], 'logs you out'),
    ],
  },
  {
    title: 'Calls, if turned on',
    restriction: 'if turned on',
    commands: [
      createCommand('/call start', [], 'starts a call'),
      createCommand('/call join', [], 'joins the call under way'),
      createCommand('/call link', [], 'gives the link of the call'),
    ],
  },
];

/** All commands, each with the restriction of its group, if the group has one. */
export const commands: Command[] = commandGroups.flatMap((group) =>
  group.commands.map((command) => ({ restriction: group.restriction, ...command })),
);

/**
 * Returns the text that a suggestion puts into the message box: the command, with a space if it
 * takes arguments.
 */
export const completedText = ({ name, argumentKinds }: Command) =>
  argumentKinds.length > 0 ? `${name} ` : name;

/**
 * Returns the commands that begin with the typed text, except a command that is already complete.
 * The list is empty for a text without a slash at its start.
 */
export function suggestCommands(typedText: string): Command[] {
  const lowerCaseText = typedText.toLowerCase();
  const isSuggested = (completedCommand: string) =>
    completedCommand.startsWith(lowerCaseText) && completedCommand !== lowerCaseText;
  return lowerCaseText.startsWith('/')
    ? commands.filter((command) => isSuggested(completedText(command)))
    : [];
}
