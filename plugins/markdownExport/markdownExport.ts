import path from 'node:path';
import { type ArticleReader, addToHead, type BuiltPage, type BuiltSite } from '../builtSite/builtSite.ts';
import { isIndexed, metaOf } from '../builtSite/text.ts';
import { articleToMarkdown } from './articleToMarkdown.ts';

/** A page in llms.txt. */
interface LlmsEntry {
  /** The part of the site that the page belongs to: the heading that it is listed under. */
  part: string;
  title: string;
  description: string;
  url: string;
}

/** The text of llms.txt: the pages of a site, by part. Format: https://llmstxt.org */
export function llmsTxt(site: { title: string; description: string; entries: LlmsEntry[] }): string {
  const parts = new Map<string, string[]>();
  for (const { part, title, description, url } of site.entries) {
    const line = `- [${title}](${url})${description && `: ${description}`}`;
    parts.set(part, [...(parts.get(part) ?? []), line]);
  }
  const lists = [...parts].map(([part, lines]) => `## ${part}\n\n${lines.join('\n')}\n`);
  return `# ${site.title}\n\n> ${site.description}\n\n${lists.join('\n')}`;
}

/** The text of the navbar item that a page belongs to. */
function partOf(address: string, { config }: BuiltSite): string {
  const nav = config.themeConfig?.nav;
  for (const item of Array.isArray(nav) ? nav : []) {
    if ('activeMatch' in item && new RegExp(item.activeMatch ?? '$^').test(address)) {
      return item.text;
    }
  }
  return 'The site';
}

const markdownFile = ({ file }: BuiltPage) => file.replace(/\.html$/, '.md');

/** Adds a link to the text as Markdown to the head of each page that has one. */
export function markdownLinks({ pages, base }: BuiltSite): void {
  for (const page of pages) {
    if (isIndexed(page) && page.html.includes('<article')) {
      addToHead(page, `<link rel="alternate" type="text/markdown" href="${base}${markdownFile(page)}">`);
    }
  }
}

/**
 * Writes the text of each page as Markdown into a file beside it, and lists the files in `llms.txt`
 * (https://llmstxt.org). The text comes from the built page, since the MDX source holds components
 * instead of what they render.
 */
export function markdownExport(site: BuiltSite): ArticleReader {
  const entries: LlmsEntry[] = [];
  return {
    async read(page, article) {
      if (isIndexed(page)) {
        const file = markdownFile(page);
        await site.write(file, articleToMarkdown(article));
        entries.push({
          part: partOf(page.address, site),
          title: metaOf(page, 'og:title'),
          description: metaOf(page, 'description'),
          url: `${site.url}${file}`,
        });
      }
    },
    async finish() {
      const { title = '', description = '' } = site.config;
      for (const file of [...site.files].filter((name) => name.endsWith('.epub'))) {
        const part = partOf(`/${path.dirname(file)}/`, site);
        entries.push({ part, title: 'All pages as a book', description: 'EPUB 3', url: site.url + file });
      }
      await site.write('llms.txt', llmsTxt({ title, description, entries }));
    },
  };
}
