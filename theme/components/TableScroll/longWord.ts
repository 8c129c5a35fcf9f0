/**
 * Returns whether a name has a word that may be wider than a column of a table. The style sheet
 * lets such a word break at any letter.
 */
export const hasLongWord = (name: string): boolean => /\S{10}/.test(name);
