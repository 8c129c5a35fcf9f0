import type { PageLanguage } from '../../shared/language';
import type { FrontMatter } from '../../shared/schemas/frontMatterSchema';

/** The part of Rspress's data about a page that the blog needs. */
export interface BlogPage {
  routePath: string;
  title?: string;
  frontmatter: FrontMatter;
}

/** A page of `docs/blog/` that has been published. */
interface Post {
  address: string;
  title: string;
  description: string;
  lang?: PageLanguage;
  /** The day of publication: `2025-01-20`. */
  date: string;
}

/** Returns whether a page is a post: every page in `docs/blog/` except the archive. */
export const isPost = (routePath: string) => /^\/blog\/(?!archive$)./.test(routePath);

/** Returns the day on which a post was published; empty for pages without a date. */
export const getPostDate = ({ frontmatter }: BlogPage): string => frontmatter.date ?? '';

/** Returns the posts among all pages, the newest first. */
export function listPosts(pages: BlogPage[]): Post[] {
  return pages
    .filter((page) => isPost(page.routePath) && getPostDate(page))
    .map((page) => ({
      address: page.routePath,
      title: page.frontmatter.title ?? page.title ?? '',
      description: page.frontmatter.description ?? '',
      lang: page.frontmatter.lang,
      date: getPostDate(page),
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
