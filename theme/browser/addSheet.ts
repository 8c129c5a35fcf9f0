import { SHEET } from '../../shared/pageParts';

/** By address. The sheets that stand in the document as elements are not among them. */
const sheets = new Map<string, Promise<void>>();

function load(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.setAttribute(SHEET, href);
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      sheets.delete(href);
      reject(new Error(`Loading ${href} failed.`));
    };
  });
  document.head.append(link);
  return loaded;
}

/**
 * Adds a style sheet to the document, once, and resolves when it applies.
 *
 * @throws Error with its address when it cannot be loaded; the next call tries anew
 */
export function addSheet(href: string): Promise<void> {
  const known = sheets.get(href);
  if (known) {
    return known;
  }
  if (document.querySelector(`style[${SHEET}="${href}"]`)) {
    return Promise.resolve();
  }
  const loaded = load(href);
  sheets.set(href, loaded);
  return loaded;
}

/** Adds the style sheets that a page needs and the document does not have yet. Throws as `addSheet` does. */
export async function addSheets(page: Document): Promise<void> {
  await Promise.all(
    [...page.head.querySelectorAll(`[${SHEET}]`)].map((sheet) => addSheet(String(sheet.getAttribute(SHEET)))),
  );
}
