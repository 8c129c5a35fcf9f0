import path from 'node:path';
import { site as association } from '../../shared/configuration.ts';
import { markdownFile } from '../../shared/machineFiles.ts';
import type { Site, Step } from '../site/site.ts';
import { makeNavbar } from '../siteConfig/navbar.ts';
import { typesetText } from '../transforms/typesetLine.ts';
import { articleToMarkdown } from './articleToMarkdown.ts';

/**
 * Returns the text of llms.txt (https://llmstxt.org).
 *
 * @param entries for each page, the part of the site that it belongs to, and its line
 */
export function makeLlmsTxt(
  title: string,
  description: string,
  entries: [part: string, line: string][],
): string {
  const lists = [...new Set(entries.map(([part]) => part))].map((part) => {
    const lines = entries.filter(([partOfEntry]) => partOfEntry === part).map(([, line]) => line);
    return `## ${part}\n\n${lines.join('\n')}\n`;
  });
  return `# ${title}\n\n> ${description}\n\n${lists.join('\n')}`;
}

const navbarItems = makeNavbar(association.navbar);

/** Returns the text of the navbar item that a page belongs to; `The site` if there is none. */
const findPartOfSite = (address: string) =>
  navbarItems.find(({ activeMatch }) => new RegExp(activeMatch).test(address))?.text ?? 'The site';

/**
 * Writes each indexed page as Markdown, and lists these pages and the books in `llms.txt`.
 * Rspress's option `llms` writes the names of components, not what they render.
 */
export const markdown = (site: Site): Step => ({
  async read({ page }, article) {
    if (article && page.isIndexed) {
      const frontMatter = page.lang ? `---\nlang: ${page.lang}\n---\n\n` : '';
      await site.write(markdownFile(page.file), frontMatter + articleToMarkdown(article));
    }
  },
  async finish() {
    const books = [...site.files]
      .filter((file) => file.endsWith('.epub'))
      .map((file) => ({
        address: `/${path.dirname(file)}/`,
        file,
        title: 'All pages as a book',
        description: 'EPUB 3',
        lang: undefined,
      }));
    const markdownPages = site.pages.map((page) => ({ ...page, file: markdownFile(page.file) }));
    const entries = [...markdownPages, ...books]
      .filter(({ file }) => site.files.has(file))
      .map((entry): [string, string] => [
        findPartOfSite(entry.address),
        `- [${entry.title}](${site.url}${entry.file}): ` +
          `${entry.description}${entry.lang ? ' (in French)' : ''}`,
      ]);
    await site.write(
      'llms.txt',
      makeLlmsTxt(association.name, typesetText(association.description), entries),
    );
  },
});
