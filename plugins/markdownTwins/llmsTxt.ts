/** A page in the list, with the part of the site that it belongs to. */
export interface LlmsEntry {
  part: string;
  title: string;
  description: string;
  url: string;
}

/** The list of a site's pages, by part, in the form of https://llmstxt.org. */
export function llmsTxt(site: { title: string; description: string; entries: LlmsEntry[] }): string {
  const parts = new Map<string, string[]>();
  for (const { part, title, description, url } of site.entries) {
    const line = `- [${title}](${url})${description && `: ${description}`}`;
    parts.set(part, [...(parts.get(part) ?? []), line]);
  }
  const lists = [...parts].map(([part, lines]) => `## ${part}\n\n${lines.join('\n')}\n`);
  return `# ${site.title}\n\n> ${site.description}\n\n${lists.join('\n')}`;
}
