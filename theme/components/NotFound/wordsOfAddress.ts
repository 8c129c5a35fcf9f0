/**
 * Returns what the visitor may have looked for: the words in the last part of an address that does
 * not exist.
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
