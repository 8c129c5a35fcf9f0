const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Whom to tell about a hole in the security (RFC 9116). It is good for a year, the most
 * that the standard recommends: a site that is not published again by then says nothing.
 *
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
