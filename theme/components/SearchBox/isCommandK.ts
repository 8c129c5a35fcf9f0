type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** A letter that Latin keyboards lack. Its combinations with Ctrl are those of the Latin letter in the same place. */
const OTHER_LETTER = /^(?!\p{Script=Latin})[\p{L}\p{M}]$/u;

/** Whether a key is Ctrl+K or ⌘K, wherever the keyboard has its K. */
export function isCommandK({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  // What fills in forms may send events without a key.
  const isK = key?.toLowerCase() === 'k' || (code === 'KeyK' && OTHER_LETTER.test(key));
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
