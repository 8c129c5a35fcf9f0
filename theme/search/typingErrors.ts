/** Words of this many letters may have one typing error, and two: as Algolia does by default, https://www.algolia.com/doc/guides/managing-results/optimize-search-results/typo-tolerance/in-depth/configuring-typo-tolerance */
export const ONE_ERROR_FROM = 4;
export const TWO_ERRORS_FROM = 8;

/** How many typing errors a word may have. */
export function errorsAllowed(word: string): number {
  return word.length >= TWO_ERRORS_FROM ? 2 : word.length >= ONE_ERROR_FROM ? 1 : 0;
}

/**
 * How many letters were left out, added, mistaken or swapped with their neighbor between two words
 * (https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance, the optimal string alignment).
 *
 * @param most what is not worth counting beyond
 * @param isBeginning whether only the beginning of `meant` may have been typed
 * @returns Infinity for more than `most`
 */
export function typingErrors(typed: string, meant: string, most: number, isBeginning = false): number {
  // The first letter is usually right: https://www.algolia.com/doc/guides/managing-results/optimize-search-results/typo-tolerance/in-depth/typo-tolerance-behavior
  const left = typed[0] === meant[0] ? most : most - 1;
  const missing = meant.length - typed.length;
  if (left < 0 || -missing > left || (missing > left && !isBeginning)) {
    return Number.POSITIVE_INFINITY;
  }
  let older: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1];
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (older[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > left) {
      return Number.POSITIVE_INFINITY;
    }
    older = last;
    last = next;
  }
  const errors = (isBeginning ? Math.min(...last) : (last[meant.length] ?? 0)) + most - left;
  return errors <= most ? errors : Number.POSITIVE_INFINITY;
}
