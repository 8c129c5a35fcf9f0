/**
 * Splits a text at the first occurrence of a word, in small or capital letters.
 *
 * @returns what stands before the word, the word as the text has it, and what stands after it; the
 *   whole text and two empty ones if the text does not contain the word
 */
export function splitAtWord(
  text: string,
  word: string,
): [before: string, foundWord: string, after: string] {
  const [before = '', foundWord = '', ...after] = text.split(new RegExp(`(${word})`, 'i'));
  return [before, foundWord, after.join('')];
}
