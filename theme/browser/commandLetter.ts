type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Matches a letter that is not Latin. With Ctrl, its key acts like the key in the same place of a
 * Latin keyboard.
 */
const NON_LATIN_LETTER = /^(?!\p{Script=Latin})[\p{L}\p{M}]$/u;

/**
 * Finds out which letter is pressed together with Ctrl or ⌘.
 *
 * @returns `k` for Ctrl+K and ⌘K, wherever the keyboard has its K; undefined without Ctrl or ⌘, and
 *   with Alt or Shift
 */
export function getCommandLetter({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyPress): string | undefined {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) {
    return undefined;
  }
  // Programs that fill in forms may send events without a key.
  const typedKey = key ?? '';
  return (NON_LATIN_LETTER.test(typedKey) ? code.replace('Key', '') : typedKey).toLowerCase();
}
