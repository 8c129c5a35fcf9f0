import { addToHead, type BuiltSite } from '../builtSite/builtSite.ts';
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

/**
 * Writes the text of each page as Markdown into a file beside it, adds a link to that file to
 * the page's head, and lists the files in `llms.txt` (https://llmstxt.org). The text comes from
 * the built page, since the MDX source holds components instead of what they render.
 */
export async function markdownExport(site: BuiltSite): Promise<void> {
  const entries: LlmsEntry[] = [];
  for (const page of site.pages.filter(isIndexed)) {
    const markdown = articleToMarkdown(page);
    if (markdown) {
      const file = page.file.replace(/\.html$/, '.md');
      await site.write(file, markdown);
      addToHead(page, `<link rel="alternate" type="text/markdown" href="${site.base}${file}">`);
      entries.push({
        part: partOf(page.address, site),
        title: metaOf(page, 'og:title'),
        description: metaOf(page, 'description'),
        url: `${site.url}${file}`,
      });
    }
  }
  const { title = '', description = '' } = site.config;
  await site.write('llms.txt', llmsTxt({ title, description, entries }));
}
