import { KEYWORD } from '../Notifications/events';
import { people } from './people';

/** A part of a message that is meant to notify somebody. */
export interface Mention {
  kind: 'person' | 'channel' | 'here' | 'keyword' | 'unknown';
  /** For a mention with @, the text after the @ in lower case. For a keyword, the keyword. */
  name: string;
  text: string;
  /** The index of the first character of the mention. */
  start: number;
}

const kindByChannelMention = new Map<string, Mention['kind']>([
  ['channel', 'channel'],
  ['all', 'channel'],
  ['here', 'here'],
]);

const findMentionKind = (name: string): Mention['kind'] =>
  kindByChannelMention.get(name) ??
  (people.some(({ username }) => username === name) ? 'person' : 'unknown');

/**
 * Finds the mentions in a message, in the order of its text.
 *
 * `@Amina.` mentions amina: usernames are in lower case and may contain a full stop, but a full
 * stop at the end belongs to the sentence. `amina@example.org` is an email address, which
 * mentions nobody.
 */
export function findMentions(text: string): Mention[] {
  return [...text.matchAll(/[\p{L}\p{N}@＠._-]+/gu)].flatMap(({ 0: token, index }) => {
    // Mattermost 11.3 and later accept the full-width ＠, which some keyboards type, as an @.
    const [, leadingPunctuation = '', mentionText, typedName] =
      /^([._-]*)([@＠](.*?))[._-]*$/u.exec(token) ?? [];
    if (mentionText && typedName && !/[@＠]/.test(typedName)) {
      const name = typedName.toLowerCase();
      return [
        {
          kind: findMentionKind(name),
          name,
          start: index + leadingPunctuation.length,
          text: mentionText,
        },
      ];
    }
    return /[@＠]/.test(token) ? [] : findKeywords(token, index);
  });
}

/**
 * Finds the keyword in upper or lower case. First names do not count as keywords, because
 * Mattermost treats a first name as a keyword only for people who choose that.
 */
function findKeywords(token: string, start: number): Mention[] {
  return [...token.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => word.toLowerCase() === KEYWORD)
    .map(({ 0: text, index }) => ({ kind: 'keyword', name: KEYWORD, start: start + index, text }));
}
