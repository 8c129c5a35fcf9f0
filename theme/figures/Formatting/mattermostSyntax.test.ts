import { describe, expect, test } from '@rstest/core';
import { parseMattermostSyntax } from './mattermostSyntax';

/** Returns the kind and text of each part that is not plain text: `mention @bruno`. */
const listSyntaxParts = (text: string) =>
  parseMattermostSyntax(text)
    .filter(({ kind }) => kind !== 'text')
    .map((part) => `${part.kind} ${part.kind === 'emoji' ? part.name : part.text}`);

describe('parseMattermostSyntax', () => {
  test('keeps all of the text around', () => {
    expect(parseMattermostSyntax('Hello @bruno, see ~garden!')).toEqual([
      { kind: 'text', text: 'Hello ' },
      { kind: 'mention', text: '@bruno' },
      { kind: 'text', text: ', see ' },
      { kind: 'channel', text: '~garden' },
      { kind: 'text', text: '!' },
    ]);
    expect(parseMattermostSyntax('nothing here')).toEqual([{ kind: 'text', text: 'nothing here' }]);
    expect(parseMattermostSyntax('')).toEqual([]);
  });

  test('accepts dots, dashes and underscores in a name, but no full stop at its end', () => {
    expect(listSyntaxParts('Ask @chloe.b_c-d. Thanks @here')).toEqual([
      'mention @chloe.b_c-d',
      'mention @here',
    ]);
    expect(listSyntaxParts('＠amina (@bruno) @chloe')).toEqual([
      'mention ＠amina',
      'mention @bruno',
      'mention @chloe',
    ]);
  });

  test('finds nothing in addresses, inside words, and in lone signs', () => {
    expect(listSyntaxParts('amina@example.org, a~b, a#tag @ ~ #')).toEqual([]);
  });

  test('finds hashtags of three characters or more that begin with a letter', () => {
    expect(listSyntaxParts('#garden #été-2026 #ab #2026 # title')).toEqual([
      'hashtag #garden',
      'hashtag #été-2026',
    ]);
  });

  test('turns known names into emoji, also side by side, and keeps other names as text', () => {
    expect(listSyntaxParts(':smile::tada: a:+1: :nobody_knows: 10:30:45')).toEqual([
      'emoji smile',
      'emoji tada',
      'emoji +1',
    ]);
    expect(parseMattermostSyntax(':tada:')).toEqual([{ kind: 'emoji', text: '🎉', name: 'tada' }]);
  });

  test('turns emoticons into emoji only between spaces or punctuation', () => {
    expect(listSyntaxParts('Yes :) no :-), :D! <3')).toEqual([
      'emoji slightly_smiling_face',
      'emoji slightly_smiling_face',
      'emoji smile',
      'emoji heart',
    ]);
    expect(listSyntaxParts('a:) http://x 1<3 :place')).toEqual([]);
  });
});
