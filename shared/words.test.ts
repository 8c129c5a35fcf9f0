import { expect, test } from '@rstest/core';
import { highlightRanges } from './highlightRanges';
import {
  cutSnippet,
  getTerms,
  isStopWord,
  makePhraseKey,
  splitWords,
  stemWord,
  tokenize,
} from './words';

const bracketFoundWords = (parts: { text: string; isFound: boolean }[]) =>
  parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

test('words are letters and digits, whatever stands between them', () => {
  expect(getTerms(splitWords('Ctrl+K, l’été: git-lfs 2'))).toEqual([
    'ctrl',
    'k',
    'l',
    'ete',
    'git',
    'lfs',
    '2',
  ]);
});

const searchedTerms = (query: string) =>
  getTerms(splitWords(query)).filter((term) => !isStopWord(term));

test('case, accents and words that say nothing are left out of a query', () => {
  expect(searchedTerms('How do I SEND the Statuts à l’Été?')).toEqual(['send', 'statuts', 'ete']);
});

test('“don’t” says nothing, with any apostrophe or none; “don” is a donation', () => {
  expect(searchedTerms("Don’t disturb, it DOESN'T, I cant, j’ai")).toEqual(['disturb']);
  expect(searchedTerms('un don, don’tx')).toEqual(['don', 'don', 'tx']);
});

test('forms of a word have a stem, in English and in French', () => {
  for (const forms of [
    ['poll', 'polls'],
    ['emoji', 'emojis'],
    ['reply', 'replies', 'replied', 'replying'],
    ['send', 'sends', 'sending'],
    ['plan', 'planned', 'planning'],
    ['supprimer', 'supprime', 'supprimez', 'supprimee', 'supprimes'],
  ]) {
    expect(new Set(forms.map(stemWord)).size, forms.join()).toBe(1);
  }
});

test('a phrase is the same in all forms of its words, a single word only in its plural', () => {
  const makeKey = (text: string) => makePhraseKey(getTerms(splitWords(text)));
  expect(makeKey('effacez les données')).toBe(makeKey('effacer les donnees'));
  expect(makeKey('deleted my accounts')).toBe(makeKey('delete my account'));
  expect(makeKey('Menus')).toBe(makeKey('menu'));
  expect(makeKey('files')).not.toBe(makeKey('fil'));
});

test('signs are found at the place where they stand, and nothing where there is none', () => {
  const text = 'Type /poll, from: or Ctrl+K. See to-do: .ics 16,383 a@b.org';
  const words = new Set(getTerms(splitWords(text)));
  const signs = tokenize(text).filter(({ term }) => !words.has(term));
  expect(getTerms(signs)).toEqual(['/poll', 'from:', 'ctrl+k', 'todo', '.ics', '16383', 'a@b.org']);
  const places = signs.map(({ range }) => text.slice(...range));
  expect(places).toContain('Ctrl+K');
  // The colon belongs to the term, but is not marked.
  expect(places).toContain('from');
  expect(getTerms(tokenize('One sentence. And (a third).'))).toEqual([
    'one',
    'sentence',
    'and',
    'a',
    'third',
  ]);
});

test('ranges of a text are marked once, even where they overlap', () => {
  const parts = highlightRanges('Ctrl+K', [
    [5, 6],
    [0, 6],
  ]);
  expect(bracketFoundWords(parts)).toBe('[Ctrl+K]');
});

const makeSnippetText = (text: string, ...words: string[]) =>
  bracketFoundWords(cutSnippet(text, ({ term }) => words.includes(term)));

test('words that were found are marked as they stand', () => {
  expect(makeSnippetText('Les Statuts, été.', 'statuts', 'ete')).toBe('Les [Statuts], [été].');
  expect(makeSnippetText('Nothing', 'x')).toBe('Nothing');
});

test('a snippet stands around the first word found, cut between words', () => {
  const text = `${'before '.repeat(30)}needle ${'after '.repeat(60)}`.trim();
  const snippet = makeSnippetText(text, 'needle');
  expect(snippet).toMatch(/^… before .*\[needle\] after .*after\u00a0…$/);
  expect(snippet.length).toBeLessThan(180);
  expect(makeSnippetText('Short text.', 'short')).toBe('[Short] text.');
  expect(makeSnippetText(`First. Then ${'needle '.repeat(40)}`, 'needle')).toMatch(
    /^… Then( \[needle\])+\u00a0…$/,
  );
});

test('a snippet does not end with the first words of a sentence', () => {
  const makeSentence = (words: number) => `The needle ${'and more '.repeat(words)}ends here.`;
  const next = 'On a phone it is another matter, which takes many words to tell.';
  expect(makeSnippetText(`${makeSentence(14)} ${next}`, 'needle')).toMatch(/ends here\.\u00a0…$/);
  expect(makeSnippetText(`${makeSentence(10)} ${next}`, 'needle')).toMatch(
    /\. On a phone it is another matter,.*\u00a0…$/,
  );
});
