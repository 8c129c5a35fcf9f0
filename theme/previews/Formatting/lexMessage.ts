import { Lexer, type Token, Tokenizer } from 'marked';

/** A picture's address and the size after it, which only Mattermost knows: `![Map](https://… =400x300)`. */
const SIZED_PICTURE = /^(!\[[^\]\n]*\]\(\S+?) +=\d+(?:x\d+)?(?=[ )])/;

/** Markdown where Mattermost reads it otherwise than marked does. */
class MessageTokenizer extends Tokenizer {
  /** HTML is text like any other. */
  override html() {
    return undefined;
  }

  override tag() {
    return undefined;
  }

  /** Two tildes strike through; a single one begins the name of a channel. */
  override del(...args: Parameters<Tokenizer['del']>) {
    return args[0].startsWith('~~') ? super.del(...args) : undefined;
  }

  override link(source: string) {
    const [sized, start] = SIZED_PICTURE.exec(source) ?? [];
    if (!sized || !start) {
      return super.link(source);
    }
    const token = super.link(start + source.slice(sized.length));
    return token && { ...token, raw: sized + token.raw.slice(start.length) };
  }
}

/** The parts of a message written in Markdown. Every line break counts, as in Mattermost. */
export function lexMessage(text: string): Token[] {
  return new Lexer({ gfm: true, breaks: true, tokenizer: new MessageTokenizer() }).lex(text);
}
