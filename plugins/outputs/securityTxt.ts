const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The text of security.txt (RFC 9116), which says whom to tell about a vulnerability. It
 * expires after a year, the longest time that the RFC recommends.
 *
 * @param contact mail address
 * @param url whole address of the site, with a slash at its end
 * @param day of the build: `2025-01-20`
 */
export function securityTxt(contact: string, url: string, day: string): string {
  const expires = new Date(Date.parse(day) + YEAR_MS).toISOString();
  return `Contact: mailto:${contact}
Expires: ${expires}
Preferred-Languages: fr, en
Canonical: ${url}.well-known/security.txt
`;
}
