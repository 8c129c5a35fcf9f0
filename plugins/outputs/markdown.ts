import path from 'node:path';
import { markdownFile } from '../../shared/machineFiles.ts';
import type { Site, Step } from '../site/site.ts';
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
function partOf(address: string, { config }: Site): string {
  const nav = config.themeConfig?.nav;
  for (const item of Array.isArray(nav) ? nav : []) {
    if ('activeMatch' in item && new RegExp(item.activeMatch ?? '$^').test(address)) {
      return item.text;
    }
  }
  return 'The site';
}

/**
 * Writes the text of each page as Markdown into a file beside it, and lists the files in `llms.txt`
 * (https://llmstxt.org). Rspress's own `llms` takes the sources, which hold components instead of what they render.
 */
export function markdown(site: Site): Step {
  const written = new Map<string, LlmsEntry>();
  return {
    async read({ page }, article) {
      if (article && page.isIndexed) {
        const { address, title, description } = page;
        const file = markdownFile(page.file);
        await site.write(file, articleToMarkdown(article));
        written.set(address, { part: partOf(address, site), title, description, url: site.url + file });
      }
    },
    async finish() {
      const { title = '', description = '' } = site.config;
      const entries = site.pages.flatMap(({ address }) => written.get(address) ?? []);
      for (const file of [...site.files].filter((name) => name.endsWith('.epub'))) {
        const part = partOf(`/${path.dirname(file)}/`, site);
        entries.push({ part, title: 'All pages as a book', description: 'EPUB 3', url: site.url + file });
      }
      await site.write('llms.txt', llmsTxt({ title, description, entries }));
    },
  };
}
