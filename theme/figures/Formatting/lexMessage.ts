import { Lexer, type Token, Tokenizer } from 'marked';

/**
 * Matches an image with a size after its address, which is an extension of Mattermost:
 * `![Map](https://… =400x300)`.
 */
const SIZED_IMAGE_PATTERN = /^(!\[[^\]\n]*\]\(\S+?) +=\d+(?:x\d+)?(?=[ )])/;

/** Changes marked's tokenizer where Mattermost parses Markdown differently. */
class MessageTokenizer extends Tokenizer {
  /** Treats a block of HTML as text. */
  override html() {
    return undefined;
  }

  /** Treats an HTML tag within a line as text. */
  override tag() {
    return undefined;
  }

  /**
   * Accepts only two tildes as strikethrough, because a single one begins the name of a channel.
   */
  override del(...args: Parameters<Tokenizer['del']>) {
    return args[0].startsWith('~~') ? super.del(...args) : undefined;
  }

  /** Accepts no table right below a paragraph: there, its lines are text of the paragraph. */
  override table(source: string) {
    return this.lexer.tokens.at(-1)?.type === 'paragraph' ? undefined : super.table(source);
  }

  /** Parses an image without its size, because marked does not know sizes. */
  override link(source: string) {
    const [startWithSize, startWithoutSize] = SIZED_IMAGE_PATTERN.exec(source) ?? [];
    if (!startWithSize || !startWithoutSize) {
      return super.link(source);
    }
    const token = super.link(startWithoutSize + source.slice(startWithSize.length));
    return token && { ...token, raw: startWithSize + token.raw.slice(startWithoutSize.length) };
  }
}

/**
 * Returns the tokens of a message in Markdown. As in Mattermost, a single line break breaks the
 * line.
 */
export function lexMessage(text: string): Token[] {
  return new Lexer({ gfm: true, breaks: true, tokenizer: new MessageTokenizer() }).lex(text);
}
