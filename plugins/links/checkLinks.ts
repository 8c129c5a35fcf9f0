import { type BuiltSite, SiteProblems } from '../builtSite/builtSite.ts';
import { unescapeHtml } from '../builtSite/text.ts';
import { checkSite } from './siteLinks.ts';

/** The links of what is no page, by the ending of the file. */
const listed: [ending: RegExp, link: RegExp][] = [
  [/\.md$|^llms\.txt$/, /\]\(<?([^\s>)]+)>?\)/g],
  [/^sitemap\.xml$/, /<loc>([^<]*)<\/loc>/g],
  [/^robots\.txt$|\.well-known\/security\.txt$/, /^(?:Sitemap|Policy|Canonical): (.*)$/gm],
  [/\.atom$/, /<link\b[^>]*?\shref="([^"]*)"|<id>([^<]*)<\/id>/g],
  [/^opensearch\.xml$/, /<Image[^>]*>([^<]*)</g],
  [/\.properties$/, /= (https?:\S+)$/gm],
];

/** Code in Markdown, where a link is an example. */
const CODE = /^(\s*)```[\s\S]*?^\1```$|`[^`\n]*`/gm;

/**
 * Stops the build when anything on the built site leads nowhere, when no link leads to
 * a page, or when headings skip a level; wherever it is written. Rspress itself sees
 * the links of Markdown only.
 */
export async function checkLinks({ pages, files, url, read }: BuiltSite): Promise<void> {
  const lists = new Map<string, string[]>();
  for (const file of files) {
    const [, pattern] = listed.find(([ending]) => ending.test(file)) ?? [];
    if (pattern) {
      const found = [...(await read(file)).replace(CODE, '').matchAll(pattern)];
      lists.set(
        file,
        found.map(([, one, other]) => unescapeHtml(one ?? other ?? '')),
      );
    }
  }
  const { problems, external } = checkSite({ url, pages, files, lists });
  if (problems.length > 0) {
    throw new SiteProblems(problems);
  }
  const places = [...external].map(([link, place]) => `  ${link} (${place})`).sort();
  console.info(`Links to other sites, first found on:\n${places.join('\n')}`);
}
