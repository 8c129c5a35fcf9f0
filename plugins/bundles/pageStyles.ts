import { addToHead, type BuiltSite } from '../builtSite/builtSite.ts';

const PAGE_STYLES = /^static\/css\/async\/pages\/(.*)\.\w+\.css$/;

/**
 * Links the styles that only one page needs, those of its preview, from that page. Rspress
 * links none that are loaded on demand, and until React had asked for them a preview would
 * stand there naked.
 */
export function pageStyles({ pages, base, files }: BuiltSite): void {
  for (const file of files) {
    const [, name] = PAGE_STYLES.exec(file) ?? [];
    const page = pages.find((candidate) => candidate.file === `${name}.html`);
    if (page) {
      addToHead(page, `<link rel="stylesheet" href="${base}${file}">`);
    }
  }
}
