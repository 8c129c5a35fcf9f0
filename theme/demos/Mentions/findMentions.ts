import { KEYWORD } from '../Notifications/events';
import type { Highlight } from '../Notifications/MessageText';
import { people } from './people';

/** A part of a message that is meant to notify somebody. */
export interface Mention extends Highlight {
  kind: 'person' | 'channel' | 'here' | 'keyword' | 'firstName' | 'unknown';
  /** For a mention with @, what follows it, in lower case. For a keyword or first name, the word itself. */
  name: string;
}

const channelMentions = new Map<string, Mention['kind']>([
  ['channel', 'channel'],
  ['all', 'channel'],
  ['here', 'here'],
]);

const kindOf = (name: string): Mention['kind'] =>
  channelMentions.get(name) ?? (people.some(({ username }) => username === name) ? 'person' : 'unknown');

/**
 * Finds the mentions in a message, in the order of its text.
 *
 * `@Amina.` mentions amina: usernames are in lower case and may contain a full stop, but the
 * last one ends the sentence. `amina@example.org` is an address and mentions nobody.
 */
export function findMentions(text: string): Mention[] {
  return [...text.matchAll(/[\p{L}\p{N}@＠._-]+/gu)].flatMap(({ 0: token, index }) => {
    // Mattermost 11.3 and later accept the full-width ＠, which some keyboards type, as an @.
    const [, before = '', mention, written] = /^([._-]*)([@＠](.*?))[._-]*$/u.exec(token) ?? [];
    if (mention && written && !/[@＠]/.test(written)) {
      const name = written.toLowerCase();
      return [{ kind: kindOf(name), name, start: index + before.length, text: mention }];
    }
    return /[@＠]/.test(token) ? [] : findKeywords(token, index);
  });
}

/** Finds keywords in any case, and members' first names only as written, as Mattermost does. */
function findKeywords(token: string, start: number): Mention[] {
  return [...token.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }): Mention[] => {
    const position = { start: start + index, text: word };
    if (word.toLowerCase() === KEYWORD) {
      return [{ kind: 'keyword', name: KEYWORD, ...position }];
    }
    return people.some(({ name, isMember }) => name === word && isMember)
      ? [{ kind: 'firstName', name: word, ...position }]
      : [];
  });
}
