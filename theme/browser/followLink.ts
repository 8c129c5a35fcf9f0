/** Goes to an address, given with the base, as if a link to it had been followed, so that one rule decides how. */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
