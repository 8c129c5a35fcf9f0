import type { Token } from 'marked';
import { lexMessage } from './lexMessage';

/** For each kind of token that changes the look of a message, the words for it. */
const FORMAT_NAMES: Record<string, string> = {
  heading: 'a heading',
  strong: 'bold',
  em: 'italic',
  del: 'crossed out',
  codespan: 'code',
  code: 'a block of code',
  blockquote: 'a quote',
  list: 'a list',
  checkbox: 'a task',
  table: 'a table',
  link: 'a link',
  image: 'a picture',
  hr: 'a line',
};

/** Returns the tokens inside a token. */
function listChildren(token: Token): Token[] {
  switch (token.type) {
    case 'list':
      return token.items;
    case 'table':
      return [token.header, ...token.rows].flat().flatMap(({ tokens }) => tokens);
    default:
      return 'tokens' in token ? (token.tokens ?? []) : [];
  }
}

const listKinds = (tokens: Token[]): string[] =>
  tokens.flatMap((token) => [token.type, ...listKinds(listChildren(token))]);

/**
 * Returns a sentence about the formatting of a message in Markdown, for visitors who do not see the
 * message change. It names each kind of formatting once, in the order of the message.
 */
export function describeFormatting(text: string): string {
  const names = new Set(listKinds(lexMessage(text)).flatMap((kind) => FORMAT_NAMES[kind] ?? []));
  return names.size > 0
    ? `The channel sees ${new Intl.ListFormat('en').format(names)}.`
    : 'The channel sees plain text.';
}
