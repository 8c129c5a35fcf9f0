/**
 * Returns the words that somebody may have looked for: those of the last part of an address that
 * led nowhere.
 *
 * @param pathname the address, which is percent-encoded or may not be valid: for
 *   `/docs/services/mailing_list.html`, the result is “mailing list”
 */
export function wordsOfAddress(pathname: string): string {
  const last = pathname.split('/').findLast(Boolean) ?? '';
  let text = last;
  try {
    text = decodeURIComponent(last);
  } catch {
    // The address is not valid.
  }
  return text
    .replace(/\.\w{1,5}$/, '')
    .replace(/[-_+.~%\s]+/g, ' ')
    .trim();
}
