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
export function getCommandLetter(press: KeyPress): string | undefined {
  if (!(press.ctrlKey || press.metaKey) || press.altKey || press.shiftKey) {
    return undefined;
  }
  // Programs that fill in forms may send events without a key.
  const key = press.key ?? '';
  return (NON_LATIN_LETTER.test(key) ? press.code.replace('Key', '') : key).toLowerCase();
}
