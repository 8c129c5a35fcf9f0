/**
 * Returns the words that somebody may have looked for: those of the last part of an address that
 * led nowhere.
 *
 * @param pathname percent-encoded, or not valid: `/docs/services/mailing_list.html` gives “mailing
 *   list”
 */
export function wordsOfAddress(pathname: string): string {
  const last = pathname.split('/').findLast(Boolean) ?? '';
  let text = last;
  try {
    text = decodeURIComponent(last);
  } catch {
    // Not valid.
  }
  return text
    .replace(/\.\w{1,5}$/, '')
    .replace(/[-_+.~%\s]+/g, ' ')
    .trim();
}
