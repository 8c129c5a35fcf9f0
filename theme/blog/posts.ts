import { isPost } from '../../shared/address';
import type { PageLanguage } from '../../shared/language';
import type { FrontMatter } from '../../shared/schemas/frontMatterSchema';

/** The part of Rspress's data about a page that the blog needs. */
export interface BlogPage {
  routePath: string;
  title?: string;
  frontmatter: FrontMatter;
}

/** A page of `docs/blog/` with a date, except the archive. */
interface Post {
  address: string;
  title: string;
  description: string;
  lang?: PageLanguage;
  /** The day of publication: `2025-01-20`. */
  date: string;
}

/** Returns the posts among all pages, the newest first. */
export function listPosts(pages: BlogPage[]): Post[] {
  return pages
    .filter(({ routePath, frontmatter }) => isPost(routePath) && frontmatter.date)
    .map(({ routePath, title, frontmatter }) => ({
      address: routePath,
      title: frontmatter.title ?? title ?? '',
      description: frontmatter.description ?? '',
      lang: frontmatter.lang,
      date: frontmatter.date ?? '',
    }))
    .sort(
      (one, other) => other.date.localeCompare(one.date) || one.title.localeCompare(other.title),
    );
}

/** Groups posts by year and keeps their order. */
export function groupPostsByYear(posts: Post[]): { year: string; posts: Post[] }[] {
  const years = new Set(posts.map(({ date }) => date.slice(0, 4)));
  return [...years].map((year) => ({
    year,
    posts: posts.filter(({ date }) => date.startsWith(year)),
  }));
}
