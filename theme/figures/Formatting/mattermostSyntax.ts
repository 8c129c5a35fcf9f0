import { emojiByName, emojiNameByEmoticon } from './emoji';

/** A part of a text: plain text, a mention, a channel, a hashtag, or an emoji with its name. */
type MattermostPart =
  | { kind: 'text' | 'mention' | 'channel' | 'hashtag'; text: string }
  | { kind: 'emoji'; text: string; name: string };

/** Returns a pattern that matches any of the given texts. */
const makeAlternativesPattern = (texts: string[]) =>
  texts.map((text) => text.replace(/[()+]/g, '\\$&')).join('|');

const PART_PATTERNS = {
  mention: '[@＠][a-z0-9](?:[a-z0-9._-]*[a-z0-9_])?',
  channel: '~[a-z0-9](?:[a-z0-9_-]*[a-z0-9_])?',
  // A hashtag has at least three characters after the #, and the first one is a letter.
  hashtag: '#\\p{L}[\\p{L}\\p{N}._-]+[\\p{L}\\p{N}]',
  emoticon: `(?:${makeAlternativesPattern(Object.keys(emojiNameByEmoticon))})(?=$|[\\s.,!?])`,
};

const EMOJI_NAME_PATTERN = makeAlternativesPattern(Object.keys(emojiByName));
const ANY_PART_PATTERN = Object.entries(PART_PATTERNS)
  .map(([kind, pattern]) => `(?<${kind}>${pattern})`)
  .join('|');

/**
 * Matches `:emoji:` anywhere, and the other parts only where a word may begin. For example,
 * `@example` in `amina@example.org` is not a mention.
 */
const SYNTAX_PATTERN = new RegExp(
  `:(?<name>${EMOJI_NAME_PATTERN}):|(?<![\\p{L}\\p{N}_])(?:${ANY_PART_PATTERN})`,
  'giu',
);

const findEmojiName = (emoticon: string) =>
  Object.entries(emojiNameByEmoticon).find(
    ([key]) => key.toLowerCase() === emoticon.toLowerCase(),
  )?.[1];

function partOfMatch(groups: Record<string, string | undefined>): MattermostPart | undefined {
  const name = groups.name?.toLowerCase() ?? (groups.emoticon && findEmojiName(groups.emoticon));
  if (name) {
    return { kind: 'emoji', text: emojiByName[name] ?? '', name };
  }
  for (const kind of ['mention', 'channel', 'hashtag'] as const) {
    const text = groups[kind];
    if (text) {
      return { kind, text };
    }
  }
}

/**
 * Splits a text into plain text and what Mattermost adds to Markdown: @mentions, ~channels,
 * #hashtags and emoji.
 */
export function parseMattermostSyntax(text: string): MattermostPart[] {
  const parts: MattermostPart[] = [];
  let endOfLastMatch = 0;
  for (const match of text.matchAll(SYNTAX_PATTERN)) {
    const part = partOfMatch(match.groups ?? {});
    if (match.index > endOfLastMatch) {
      parts.push({ kind: 'text', text: text.slice(endOfLastMatch, match.index) });
    }
    if (part) {
      parts.push(part);
    }
    endOfLastMatch = match.index + match[0].length;
  }
  if (endOfLastMatch < text.length) {
    parts.push({ kind: 'text', text: text.slice(endOfLastMatch) });
  }
  return parts;
}
