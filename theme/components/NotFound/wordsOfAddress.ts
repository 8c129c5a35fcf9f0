/**
 * Returns the words that somebody may have looked for at an address that does not exist: the words
 * of its last part. `/docs/services/mailing_list.html` gives “mailing list”.
 *
 * @param pathname the address; its percent-encoding may be invalid
 */
export function wordsOfAddress(pathname: string): string {
  const last = pathname.split('/').findLast(Boolean) ?? '';
  let text = last;
  try {
    text = decodeURIComponent(last);
  } catch {
    // The percent-encoding is not valid, so the text stays as it is.
  }
  return text
    .replace(/\.\w{1,5}$/, '')
    .replace(/[-_+.~%\s]+/g, ' ')
    .trim();
}
