/** By address. */
const sheets = new Map<string, Promise<void>>();

/**
 * Adds a style sheet to the document, once, and resolves when it applies: that of a part that few visitors open.
 *
 * @throws Error with its address when it cannot be loaded; the next call tries anew
 */
export function addSheet(href: string): Promise<void> {
  const known = sheets.get(href);
  if (known) {
    return known;
  }
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      sheets.delete(href);
      reject(new Error(`Loading ${href} failed.`));
    };
  });
  document.head.append(link);
  sheets.set(href, loaded);
  return loaded;
}
