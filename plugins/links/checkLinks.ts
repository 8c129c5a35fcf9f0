import path from 'node:path';
import { type BuiltSite, SiteProblems } from '../builtSite/builtSite.ts';
import { unescapeHtml } from '../builtSite/text.ts';
import { checkSite } from './siteLinks.ts';

/** How links are written in files other than pages, by the name of the file. */
const LINK_PATTERNS: [file: RegExp, link: RegExp][] = [
  [/\.md$|^llms\.txt$/, /\]\(<?([^\s>)]+)>?\)/g],
  [/^sitemap\.xml$/, /<loc>([^<]*)<\/loc>/g],
  [/^robots\.txt$|\.well-known\/security\.txt$/, /^(?:Sitemap|Policy|Canonical): (.*)$/gm],
  [/\.atom$/, /<link\b[^>]*?\shref="([^"]*)"|<id>([^<]*)<\/id>/g],
  [/^opensearch\.xml$/, /<Image[^>]*>([^<]*)</g],
  [/\.properties$/, /= (https?:\S+)$/gm],
];

/** Code in Markdown: links in it are examples and need not lead anywhere. */
const CODE = /^(\s*)```[\s\S]*?^\1```$|`[^`\n]*`/gm;

/**
 * Stops the build when a link of the built site leads nowhere, when no link leads to a page,
 * or when headings skip a level. It reads the built files because
 * `checkSources` sees only the links that are written in a page, not those of components.
 *
 * @throws SiteProblems with one line for each problem
 */
export async function checkLinks({ pages, routes, files, url, read }: BuiltSite): Promise<void> {
  const linksByFile = new Map<string, string[]>();
  for (const file of files) {
    const [, pattern] = LINK_PATTERNS.find(([name]) => name.test(file)) ?? [];
    if (pattern) {
      const matches = [...(await read(file)).replace(CODE, '').matchAll(pattern)];
      linksByFile.set(
        file,
        matches.map(([, one, other]) => unescapeHtml(one ?? other ?? '')),
      );
    }
  }
  const sources = new Map(
    routes.map(({ routePath, absolutePath }) => [routePath, path.relative(process.cwd(), absolutePath)]),
  );
  const { problems, external } = checkSite({
    url,
    pages: pages.map((page) => ({ ...page, source: sources.get(page.address) })),
    files,
    linksByFile,
  });
  if (problems.length > 0) {
    throw new SiteProblems(problems);
  }
  const lines = [...external].map(([link, place]) => `  ${link} (${place})`).sort();
  console.info(`Links to other sites, first found on:\n${lines.join('\n')}`);
}
