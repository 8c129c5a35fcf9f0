import type { Argument, Command, Note } from './commands';

interface Kind {
  hint: string;
  /** What is asked for while it is missing. */
  ask: string;
  /** How it begins what follows the name. */
  pattern: RegExp;
}

const NAME = '@[\\w.-]+';
const END = '(?:\\s+|$)';
const ANY_TEXT = /^\S[\s\S]*$/;

const kinds: Record<Argument, Kind> = {
  person: { hint: '@name', ask: 'a name such as @bruno', pattern: RegExp(`^${NAME}${END}`) },
  people: { hint: '@name @name', ask: 'names such as @bruno', pattern: RegExp(`^(?:${NAME}${END})+`) },
  group: {
    hint: '@name,@name',
    ask: 'names such as @bruno,@chloe',
    pattern: RegExp(`^${NAME}(?:,${NAME})+${END}`),
  },
  channel: { hint: '~channel', ask: 'a channel such as ~garden', pattern: RegExp(`^~[\\w-]+${END}`) },
  address: {
    hint: 'address',
    ask: 'an e-mail address such as chloe@example.org',
    pattern: RegExp(`^(?:[^\\s@]+@[^\\s@]+${END})+`),
  },
  text: { hint: 'text', ask: 'a text', pattern: ANY_TEXT },
  status: { hint: ':emoji: text', ask: 'a text such as :seedling: In the garden', pattern: ANY_TEXT },
  echo: {
    hint: 'text seconds',
    ask: 'a text and a number of seconds, such as Tea is ready 60',
    pattern: /^\S[\s\S]*\s\d+\s*$/,
  },
  words: { hint: 'words', ask: 'words to look for', pattern: ANY_TEXT },
};

/** Where or when a command exists: in the list, and as a sentence of its own. */
export const notes: Record<Note, { badge: string; sentence: string }> = {
  desktop: {
    badge: 'browser and desktop app',
    sentence: 'It exists in the browser and the desktop app, not in the mobile app.',
  },
  allowed: { badge: 'if turned on', sentence: 'It exists only if the server has turned it on.' },
  permitted: { badge: 'if you have the right', sentence: 'It works if you have the right to do so.' },
  calls: { badge: 'if turned on', sentence: 'It exists if calls are turned on for the server.' },
};

const argumentsOf = ({ takes }: Command) =>
  takes.map((taken) => ({ ...kinds[taken.replace('?', '') as Argument], isOptional: taken.endsWith('?') }));

/** What follows the name of a command, told by example: `@name text`, with brackets around what may be left out. */
export function hintOf(command: Command): string {
  return argumentsOf(command)
    .map(({ hint, isOptional }) => (isOptional ? `[${hint}]` : hint))
    .join(' ');
}

/**
 * What a command still asks for, in words, or undefined when it has all.
 *
 * @param rest what is typed after its name
 */
export function missingIn(command: Command, rest: string): string | undefined {
  let left = rest.trimStart();
  for (const { pattern, ask, isOptional } of argumentsOf(command)) {
    const [found = ''] = pattern.exec(left) ?? [];
    if (!found && !isOptional) {
      return ask;
    }
    left = left.slice(found.length);
  }
}
