import type { SidebarLink } from '../../shared/sidebar.ts';

/**
 * Returns the address of the pages that a link of the navbar is for. The archive is for all posts.
 */
const sectionOf = (link: string) => link.replace(/^\/blog\/archive$/, '/blog').replace(/\/$/, '');

/**
 * Returns the navbar in Rspress's format. A link is marked on all pages below its address, unless
 * the page is below a longer address of another link.
 */
export const navbar = (links: SidebarLink[]) =>
  links.map(({ text, link }) => {
    const longerLinks = links
      .map((other) => other.link)
      .filter((other) => other !== link && other.startsWith(link));
    const exclusions = longerLinks.map((other) => `(?!${other}(?:/|$))`).join('');
    return { text, link, activeMatch: `^${exclusions}${sectionOf(link)}(?:/|$)` };
  });
