/** What the figure knows about one kind of argument. */
interface ArgumentFormat {
  /** A placeholder for the argument. */
  hint: string;
  /** What the figure asks for while the argument is missing, with an example. */
  description: string;
  /** A pattern that matches the argument at the start of a text. */
  pattern: RegExp;
}

/** Matches a name. Mattermost accepts it without its @, unless it could be that of a channel. */
const NAME_PATTERN = '@?[\\w.-]+';
const ARGUMENT_END_PATTERN = '(?:\\s+|$)';
const ANY_TEXT_PATTERN = /^\S[\s\S]*$/;

const argumentFormats = {
  person: {
    hint: '@name',
    description: 'a name such as @bruno',
    pattern: RegExp(`^${NAME_PATTERN}${ARGUMENT_END_PATTERN}`),
  },
  people: {
    hint: '@name @name',
    description: 'names such as @bruno',
    pattern: RegExp(`^${NAME_PATTERN}${ARGUMENT_END_PATTERN}(?:@[\\w.-]+${ARGUMENT_END_PATTERN})*`),
  },
  group: {
    hint: '@name,@name',
    description: 'names such as @bruno,@chloe',
    pattern: RegExp(`^${NAME_PATTERN}(?:,${NAME_PATTERN})*${ARGUMENT_END_PATTERN}`),
  },
  channel: {
    hint: '~channel',
    description: 'a channel such as ~garden',
    pattern: RegExp(`^~?[\\w-]+${ARGUMENT_END_PATTERN}`),
  },
  address: {
    hint: 'address',
    description: 'an email address such as chloe@example.org',
    pattern: RegExp(`^(?:[^\\s@]+@[^\\s@]+${ARGUMENT_END_PATTERN})+`),
  },
  text: { hint: 'text', description: 'a text', pattern: ANY_TEXT_PATTERN },
  status: {
    hint: ':emoji: text',
    description: 'a text such as :seedling: In the garden',
    pattern: ANY_TEXT_PATTERN,
  },
  words: { hint: 'words', description: 'words to look for', pattern: ANY_TEXT_PATTERN },
} satisfies Record<string, ArgumentFormat>;

/** The kinds of arguments that a command can take after its name. */
type ArgumentKind = keyof typeof argumentFormats;

/** A command of the team chat. */
export interface Command {
  /** The name with its slash. */
  name: string;
  /** The kinds of its arguments, in their order. A question mark marks an optional argument. */
  argumentKinds: (ArgumentKind | `${ArgumentKind}?`)[];
  /** What the command does, as the end of a sentence after “it”: `joins the channel`. */
  purpose: string;
  /** The condition under which the command is available, if it is not always available. */
  restriction?: string;
  /** Mattermost's answer, which only the sender sees. The wording is ours, not Mattermost's. */
  answer?: string;
}

const listArgumentFormats = ({ argumentKinds }: Command) =>
  argumentKinds.map((argument) => ({
    ...argumentFormats[argument.replace('?', '') as ArgumentKind],
    isOptional: argument.endsWith('?'),
  }));

/**
 * Returns placeholders for all arguments of a command, with brackets around optional ones:
 * `@name [~channel]`.
 */
export function argumentHints(command: Command): string {
  return listArgumentFormats(command)
    .map(({ hint, isOptional }) => (isOptional ? `[${hint}]` : hint))
    .join(' ');
}

/**
 * Describes the first argument that a typed command still needs; undefined if it needs no more.
 *
 * @param typedArguments the text after the command's name
 */
export function describeMissingArgument(
  command: Command,
  typedArguments: string,
): string | undefined {
  let remainingText = typedArguments.trimStart();
  for (const { pattern, description, isOptional } of listArgumentFormats(command)) {
    const [matchedText = ''] = pattern.exec(remainingText) ?? [];
    if (!matchedText && !isOptional) {
      return description;
    }
    remainingText = remainingText.slice(matchedText.length);
  }
}
