import { emoji, emoticons } from './emoji';

/** A part of a text: as it stands, a link within Mattermost, or an emoji. */
export type Extra =
  | { kind: 'text' | 'mention' | 'channel' | 'hashtag'; text: string }
  | { kind: 'emoji'; text: string; name: string };

const oneOf = (signs: string[]) => signs.map((sign) => sign.replace(/[()+]/g, '\\$&')).join('|');

const PATTERNS = {
  mention: '[@＠][a-z0-9](?:[a-z0-9._-]*[a-z0-9_])?',
  channel: '~[a-z0-9](?:[a-z0-9_-]*[a-z0-9_])?',
  // At least three characters, of which the first is no digit.
  hashtag: '#\\p{L}[\\p{L}\\p{N}._-]+[\\p{L}\\p{N}]',
  emoticon: `(?:${oneOf(Object.keys(emoticons))})(?=$|[\\s.,!?])`,
};

/** All but emoji begin where a word may: `amina@example.org` mentions nobody. What precedes is matched too,
 * because older Safari refuses to look behind. */
const EXTRA = new RegExp(
  `:(?<name>${oneOf(Object.keys(emoji))}):|(?<before>^|[^\\p{L}\\p{N}_])(?:${Object.entries(PATTERNS)
    .map(([kind, pattern]) => `(?<${kind}>${pattern})`)
    .join('|')})`,
  'giu',
);

const nameOf = (emoticon: string) =>
  Object.entries(emoticons).find(([sign]) => sign.toLowerCase() === emoticon.toLowerCase())?.[1];

function extraOf(found: Record<string, string | undefined>): Extra | undefined {
  const name = found.name?.toLowerCase() ?? (found.emoticon && nameOf(found.emoticon));
  if (name) {
    return { kind: 'emoji', text: emoji[name] ?? '', name };
  }
  for (const kind of ['mention', 'channel', 'hashtag'] as const) {
    const text = found[kind];
    if (text) {
      return { kind, text };
    }
  }
}

/** What Mattermost finds in a text besides Markdown: @mentions, ~channels, #hashtags and emoji. */
export function extrasOf(text: string): Extra[] {
  const extras: Extra[] = [];
  let end = 0;
  for (const match of text.matchAll(EXTRA)) {
    const extra = extraOf(match.groups ?? {});
    const start = match.index + (match.groups?.before?.length ?? 0);
    if (start > end) {
      extras.push({ kind: 'text', text: text.slice(end, start) });
    }
    if (extra) {
      extras.push(extra);
    }
    end = match.index + match[0].length;
  }
  if (end < text.length) {
    extras.push({ kind: 'text', text: text.slice(end) });
  }
  return extras;
}
