import { describe, expect, test } from '@rstest/core';
import { extrasOf } from './extras';

/** What was found, in short: `mention @bruno`. */
const found = (text: string) =>
  extrasOf(text)
    .filter(({ kind }) => kind !== 'text')
    .map((extra) => `${extra.kind} ${extra.kind === 'emoji' ? extra.name : extra.text}`);

describe('extrasOf', () => {
  test('nothing is lost of the text around', () => {
    expect(extrasOf('Hello @bruno, see ~garden!')).toEqual([
      { kind: 'text', text: 'Hello ' },
      { kind: 'mention', text: '@bruno' },
      { kind: 'text', text: ', see ' },
      { kind: 'channel', text: '~garden' },
      { kind: 'text', text: '!' },
    ]);
    expect(extrasOf('nothing here')).toEqual([{ kind: 'text', text: 'nothing here' }]);
    expect(extrasOf('')).toEqual([]);
  });

  test('a name may hold dots, dashes and underscores, and not end with a full stop', () => {
    expect(found('Ask @chloe.b_c-d. Thanks @here')).toEqual(['mention @chloe.b_c-d', 'mention @here']);
    expect(found('＠amina (@bruno) @chloe')).toEqual(['mention ＠amina', 'mention @bruno', 'mention @chloe']);
  });

  test('an address mentions nobody, and a lone sign means nothing', () => {
    expect(found('amina@example.org, a~b, a#tag @ ~ #')).toEqual([]);
  });

  test('a hashtag has three characters or more and begins with a letter', () => {
    expect(found('#garden #été-2026 #ab #2026 # title')).toEqual(['hashtag #garden', 'hashtag #été-2026']);
  });

  test('known names become emoji, side by side too; others stay', () => {
    expect(found(':smile::tada: a:+1: :nobody_knows: 10:30:45')).toEqual([
      'emoji smile',
      'emoji tada',
      'emoji +1',
    ]);
    expect(extrasOf(':tada:')).toEqual([{ kind: 'emoji', text: '🎉', name: 'tada' }]);
  });

  test('emoticons become emoji where they stand alone', () => {
    expect(found('Yes :) no :-), :D! <3')).toEqual([
      'emoji slightly_smiling_face',
      'emoji slightly_smiling_face',
      'emoji smile',
      'emoji heart',
    ]);
    expect(found('a:) http://x 1<3 :place')).toEqual([]);
  });
});
