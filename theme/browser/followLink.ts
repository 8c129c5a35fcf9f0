/**
 * Goes to an address, given with the base. It clicks a link to the address, so that the navigation
 * handles it like any link.
 */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
