/**
 * What somebody may have looked for, by the address that led nowhere: the words of its last part. For
 * `/docs/services/mailing_list.html` that is “mailing list”.
 *
 * @param pathname as in an address, percent-encoded; one that is not valid is taken as it is
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
