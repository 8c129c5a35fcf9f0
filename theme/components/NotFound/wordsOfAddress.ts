/**
 * Returns the words that somebody may have looked for at an address that does not exist: the words
 * of its last part. `/docs/services/mailing_list.html` gives “mailing list”.
 *
 * @param pathname the address; its percent-encoding may be invalid
 */
export function findWordsOfAddress(pathname: string): string {
  const lastPart = pathname.split('/').findLast(Boolean) ?? '';
  let text = lastPart;
  try {
    text = decodeURIComponent(lastPart);
  } catch {
    // The percent-encoding is not valid, so the text stays as it is.
  }
  return text
    .replace(/\.\w{1,5}$/, '')
    .replace(/[-_+.~%\s]+/g, ' ')
    .trim();
}
