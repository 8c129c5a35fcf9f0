import { KEYWORD } from '../Notifications/events';
import type { Call } from '../Notifications/MessageText';
import { people } from './people';

/** A part of a message that is meant to call somebody. */
export interface Mention extends Call {
  kind: 'person' | 'channel' | 'here' | 'keyword' | 'firstName' | 'unknown';
  /** Without the @: a username, or the word as people write it. */
  name: string;
}

const special = new Map<string, Mention['kind']>([
  ['channel', 'channel'],
  ['all', 'channel'],
  ['here', 'here'],
]);

const kindOf = (name: string): Mention['kind'] =>
  special.get(name) ?? (people.some(({ username }) => username === name) ? 'person' : 'unknown');

/**
 * What stands in a message to call somebody, in the order of the text.
 *
 * `@Amina.` is amina: usernames are in lower case, and may contain a full stop, but the
 * last one ends the sentence. `amina@example.org` is an address and calls nobody.
 */
export function mentionsIn(text: string): Mention[] {
  return [...text.matchAll(/[\p{L}\p{N}@＠._-]+/gu)].flatMap(({ 0: token, index }) => {
    // The full-width ＠ of some keyboards counts since Mattermost 11.3.
    const [, before = '', call, written] = /^([._-]*)([@＠](.*?))[._-]*$/u.exec(token) ?? [];
    if (call && written && !/[@＠]/.test(written)) {
      const name = written.toLowerCase();
      return [{ kind: kindOf(name), name, start: index + before.length, text: call }];
    }
    return /[@＠]/.test(token) ? [] : keywordsIn(token, index);
  });
}

/** Keywords are found in whatever case, first names in their own. */
function keywordsIn(token: string, start: number): Mention[] {
  return [...token.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }): Mention[] => {
    const at = { start: start + index, text: word };
    if (word.toLowerCase() === KEYWORD) {
      return [{ kind: 'keyword', name: KEYWORD, ...at }];
    }
    return people.some(({ name, isMember }) => name === word && isMember)
      ? [{ kind: 'firstName', name: word, ...at }]
      : [];
  });
}
