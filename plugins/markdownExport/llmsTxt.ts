/** A page in the list. */
export interface LlmsEntry {
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
