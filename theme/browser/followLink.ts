/**
 * Goes to an address with the base by clicking a link to it, so that the navigation handles it like
 * any link.
 */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
