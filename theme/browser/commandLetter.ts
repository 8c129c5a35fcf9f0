type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * A letter that Latin keyboards do not have. With Ctrl it acts like the Latin letter in the same
 * place.
 */
const OTHER_LETTER = /^(?!\p{Script=Latin})[\p{L}\p{M}]$/u;

/**
 * Returns the letter that is pressed together with Ctrl or ⌘.
 *
 * @returns `k` for Ctrl+K and ⌘K, wherever the keyboard has its K; undefined for keys without Ctrl
 *   or ⌘, or with another modifier key as well
 */
export function commandLetter({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Key): string | undefined {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) {
    return undefined;
  }
  // Programs that fill in forms may send events without a key.
  const typed = key ?? '';
  return (OTHER_LETTER.test(typed) ? code.replace('Key', '') : typed).toLowerCase();
}
