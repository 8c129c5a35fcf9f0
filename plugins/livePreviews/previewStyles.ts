import { addToHead, type BuiltSite } from '../builtSite/builtSite.ts';

/**
 * Links the styles of the previews from the pages that have one. They are loaded on
 * demand, so that other pages go without; Rspress itself links no such styles, and
 * until React had asked for them a preview would stand there naked.
 */
export function previewStyles({ pages, base, files }: BuiltSite): void {
  const sheet = [...files].find((file) => /^static\/css\/async\/previews\.\w+\.css$/.test(file));
  for (const page of pages) {
    if (sheet && page.html.includes('data-try-it')) {
      addToHead(page, `<link rel="stylesheet" href="${base}${sheet}">`);
    }
  }
}
