/**
 * Checks if a name has a word that may be wider than a column of a table, and has to be broken
 * there.
 */
export const hasLongWord = (name: string): boolean => /\S{10}/.test(name);
