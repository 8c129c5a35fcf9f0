import { parsePage } from './parsePage.ts';
import type { SourceMistake } from './textFile.ts';

const USE_BACKTICKS = 'where it is text, put it between backticks';

/** Messages of the parser, each with a message in plain English that says what an author can do. */
const PLAIN_MESSAGES: [parserMessage: RegExp, plainMessage: string][] = [
  [/closing brace/, `a { is never closed; ${USE_BACKTICKS}`],
  [/parse expression/, `what stands between { and } is not JavaScript; ${USE_BACKTICKS}`],
  [
    /parse import/,
    'a line that begins with import or export is read as code, up to the next empty line: ' +
      'leave one below the imports, or begin the sentence with another word',
  ],
  [
    /closing tag for `<(area|br|col|hr|img|input|link|meta|source|wbr)>`/,
    'write <$1 />, since <$1> holds nothing',
  ],
  [
    /closing tag for `<([\w:.-]*)>`/,
    '<$1> is never closed: ' +
      `write </$1> behind what it holds, or <$1 /> where it holds nothing; ${USE_BACKTICKS}`,
  ],
  [
    /attribute (?:value|name)/,
    'the value of an attribute stands between straight double quotes: of="name"',
  ],
  [/closing slash/, `a closing tag has no opening one; ${USE_BACKTICKS}`],
  [/create a comment/, 'a comment stands between {/* and */}'],
  [/create a link/, 'an address stands in a link: [words](https://…), or [words](mailto:…)'],
  [/before name|in name|before attribute/, `a < begins a component; ${USE_BACKTICKS}`],
];

/**
 * Returns the mistake because of which the parser cannot read a page, in plain English.
 *
 * @param error what the parser has thrown
 */
export function explainMdxError(error: unknown): SourceMistake {
  const { line, reason } = error as { line?: number; reason?: string };
  const parserMessage = reason ?? String(error);
  const [pattern, plainMessage] = PLAIN_MESSAGES.find(([words]) => words.test(parserMessage)) ?? [];
  const message =
    plainMessage?.replaceAll('$1', pattern?.exec(parserMessage)?.[1] ?? '') ?? parserMessage;
  // For a tag that is never closed, the parser gives the place only in its message.
  return { line: Number(/ \((\d+):/.exec(parserMessage)?.[1] ?? line ?? 1), message };
}

/**
 * Returns the mistake because of which the parser cannot read a page, with the number of its line,
 * which Rspress does not give. Returns undefined if the parser can read the page.
 *
 * @param file its name, which ends in `.md` or `.mdx`
 * @param source its text, with `\n` at the ends of its lines
 */
export function mdxMistake(file: string, source: string): SourceMistake | undefined {
  try {
    parsePage(file, source);
    return undefined;
  } catch (error) {
    return explainMdxError(error);
  }
}
