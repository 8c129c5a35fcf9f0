/** Goes to an address, given with the base, by a click on a link, which the navigation handles. */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
