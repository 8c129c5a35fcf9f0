import { addToHead, type BuiltPage, type BuiltSite } from '../builtSite/builtSite.ts';
import { isIndexed, metaOf } from '../builtSite/text.ts';
import { articleToMarkdown } from './articleToMarkdown.ts';
import { type LlmsEntry, llmsTxt } from './llmsTxt.ts';

/** The part of the top bar that a page belongs to. */
function partOf(address: string, { config }: BuiltSite): string {
  const nav = config.themeConfig?.nav;
  for (const item of Array.isArray(nav) ? nav : []) {
    if ('activeMatch' in item && new RegExp(item.activeMatch ?? '$^').test(address)) {
      return item.text;
    }
  }
  return 'The site';
}

const titleOf = ({ html }: BuiltPage) => metaOf({ html }, 'og:title');

/**
 * Writes each page's text as Markdown beside it, linked from its head, and the list
 * of them as `llms.txt` (https://llmstxt.org). It is taken from the built page, where
 * every component has become text.
 */
export async function markdownTwins(site: BuiltSite): Promise<void> {
  const entries: LlmsEntry[] = [];
  // One by one: of a thousand pages at once, each would be held in memory as a tree.
  for (const page of site.pages.filter(isIndexed)) {
    const markdown = await articleToMarkdown(page.html);
    if (markdown) {
      const file = page.file.replace(/\.html$/, '.md');
      await site.write(file, markdown);
      addToHead(page, `<link rel="alternate" type="text/markdown" href="${site.base}${file}">`);
      entries.push({
        part: partOf(page.address, site),
        title: titleOf(page),
        description: metaOf(page, 'description'),
        url: `${site.url}${file}`,
      });
    }
  }
  const { title = '', description = '' } = site.config;
  await site.write('llms.txt', llmsTxt({ title, description, entries }));
}
