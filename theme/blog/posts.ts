/** The part of Rspress's data about a page that the blog reads. */
export interface BlogPage {
  routePath: string;
  title?: string;
  frontmatter: Record<string, unknown>;
}

/** A page of `docs/blog/` that has been published. */
export interface Post {
  address: string;
  title: string;
  description: string;
  /** Day of publication: `2025-01-20`. */
  date: string;
}

/** Whether the page is a post: everything in `docs/blog/` but the archive. */
export const isPost = (routePath: string) => /^\/blog\/(?!archive$)./.test(routePath);

/** The day a post was published. Throws an Error that says what to write, when the front matter has no such day. */
export function dateOf({ frontmatter }: BlogPage): string {
  // YAML turns it into a date with a time.
  const [date] = /^\d{4}-\d{2}-\d{2}/.exec(String(frontmatter.date ?? '')) ?? [];
  if (!date || Number.isNaN(Date.parse(date))) {
    throw new Error('a post needs its day in the front matter, such as date: 2025-01-20');
  }
  return date;
}

/** The posts among all pages, the newest first. */
export function postsOf(pages: BlogPage[]): Post[] {
  return pages
    .filter(({ routePath }) => isPost(routePath))
    .map((page) => ({
      address: page.routePath,
      title: String(page.frontmatter.title ?? page.title ?? ''),
      description: String(page.frontmatter.description ?? ''),
      date: dateOf(page),
    }))
    .sort((one, other) => other.date.localeCompare(one.date) || one.title.localeCompare(other.title));
}

/** Posts by year; the order stays. */
export function postsByYear(posts: Post[]): { year: string; posts: Post[] }[] {
  const years = new Set(posts.map(({ date }) => date.slice(0, 4)));
  return [...years].map((year) => ({ year, posts: posts.filter(({ date }) => date.startsWith(year)) }));
}
