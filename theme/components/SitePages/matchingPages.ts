interface Page {
  title: string;
  frontmatter: { title?: string; description?: string };
}

/** Letters without case and accents, so that “chéri” finds “Cheri”. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The pages whose title or description holds every word of the query, in their order; all of them for an empty query. */
export function matchingPages<P extends Page>(pages: P[], query: string): P[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return pages.filter(({ title, frontmatter }) => {
    const text = plain([frontmatter.title ?? title, frontmatter.description].join(' '));
    return words.every((word) => text.includes(word));
  });
}
