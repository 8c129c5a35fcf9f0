import type { SidebarLink } from '../../shared/sidebar.ts';

/**
 * Returns the beginning of the addresses of all pages that a link of the navbar stands for. The
 * link to the archive stands for all posts.
 */
const sectionOf = (link: string) => link.replace(/^\/blog\/archive$/, '/blog').replace(/\/$/, '');

/**
 * Returns the navbar in Rspress's format. Rspress marks a link on the pages that its `activeMatch`
 * matches: those that the link stands for, except for those of a link with a longer address.
 */
export const makeNavbar = (links: SidebarLink[]) =>
  links.map(({ text, link }) => {
    const longerLinks = links
      .map((other) => other.link)
      .filter((other) => other !== link && other.startsWith(link));
    const exclusions = longerLinks.map((other) => `(?!${other}(?:/|$))`).join('');
    return { text, link, activeMatch: `^${exclusions}${sectionOf(link)}(?:/|$)` };
  });
