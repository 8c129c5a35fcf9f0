import { expect, test } from '@rstest/core';
import {
  frenchStemOf,
  isStopWord,
  phraseKey,
  signsOf,
  singularOf,
  snippetOf,
  stemOf,
  wordsOf,
} from './words';

const shown = (parts: { text: string; isFound: boolean }[]) =>
  parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

test('words are letters and digits, whatever stands between them', () => {
  expect(wordsOf('Ctrl+K, l’été: git-lfs 2').map(({ text }) => text)).toEqual([
    'Ctrl',
    'K',
    'l',
    'été',
    'git',
    'lfs',
    '2',
  ]);
});

const said = (query: string) =>
  wordsOf(query)
    .map(({ term }) => term)
    .filter((term) => !isStopWord(term));

test('case, accents and words that say nothing are left out of a query', () => {
  expect(said('How do I SEND the Statuts à l’Été?')).toEqual(['send', 'statuts', 'ete']);
});

test('“don’t” says nothing, with any apostrophe or none; “don” is a donation', () => {
  expect(said("Don’t disturb, it DOESN'T, I cant, j’ai")).toEqual(['disturb']);
  expect(said('un don, don’tx')).toEqual(['don', 'don', 'tx']);
});

test('a plural may end in any letter before its s', () => {
  expect(['menus', 'emojis', 'polls', 'access'].map(singularOf)).toEqual(['menu', 'emoji', 'poll', 'access']);
});

test('forms of a verb have a stem, in English and in French', () => {
  expect(['sent', 'send', 'sending', 'sends'].map(stemOf)).toEqual(Array(4).fill('send'));
  const forms = ['supprimer', 'supprime', 'supprimez', 'supprimee', 'supprimes', 'supprimant'];
  expect(forms.map(frenchStemOf)).toEqual(Array(forms.length).fill('supprim'));
  expect(['creer', 'cree', 'creez'].map(frenchStemOf)).toEqual(Array(3).fill('cr'));
});

test('a phrase is the same in all forms of its words, with and without articles', () => {
  expect(phraseKey('effacez mes données')).toBe(phraseKey('effacer les donnees'));
  expect(phraseKey('deleted my accounts')).toBe(phraseKey('delete an account'));
});

test('signs are found at the place where they stand, and nothing where there is none', () => {
  const text = 'Type /poll, from: or Ctrl+K. See to-do: .ics 16,383 a@b.org';
  const signs = signsOf(text);
  expect(signs.map(({ term }) => term)).toEqual([
    '/poll',
    'from:',
    'ctrl+k',
    'todo',
    '.ics',
    '16383',
    'a@b.org',
  ]);
  expect(signs.every(({ index, text: sign }) => text.startsWith(sign, index))).toBe(true);
  expect(signsOf('One sentence. Another one, and (a third).')).toEqual([]);
});

const snippet = (text: string, ...words: string[]) => shown(snippetOf(text, wordsOf(text), new Set(words)));

test('words that were found are marked as they stand', () => {
  expect(snippet('Les Statuts, été.', 'statuts', 'ete')).toBe('Les [Statuts], [été].');
  expect(snippet('Nothing', 'x')).toBe('Nothing');
});

test('a snippet stands around the first word found, cut between words', () => {
  const text = `${'before '.repeat(30)}needle ${'after '.repeat(60)}`.trim();
  const found = snippet(text, 'needle');
  expect(found).toMatch(/^… before .*\[needle\] after .*after\u00a0…$/);
  expect(found.length).toBeLessThan(180);
  expect(snippet('Short text.', 'short')).toBe('[Short] text.');
  expect(snippet(`First. Then ${'needle '.repeat(40)}`, 'needle')).toMatch(/^… Then( \[needle\])+\u00a0…$/);
});

test('a snippet does not end with the first words of a sentence', () => {
  const sentence = (words: number) => `The needle ${'and more '.repeat(words)}ends here.`;
  const next = 'On a phone it is another matter, which takes many words to tell.';
  expect(snippet(`${sentence(14)} ${next}`, 'needle')).toMatch(/ends here\.\u00a0…$/);
  expect(snippet(`${sentence(10)} ${next}`, 'needle')).toMatch(
    /\. On a phone it is another matter,.*\u00a0…$/,
  );
});
