import type { SidebarLink } from '../../shared/sidebar.ts';

/**
 * Returns the address above all pages that a link of the navbar stands for. The link to the archive
 * stands for all posts.
 */
const sectionOf = (link: string) => link.replace(/^\/blog\/archive$/, '/blog').replace(/\/$/, '');

/**
 * Returns the navbar in Rspress's format. On each page, Rspress marks the link whose address is the
 * longest one above the page.
 */
export const makeNavbar = (links: SidebarLink[]) =>
  links.map(({ text, link }) => {
    const longerLinks = links
      .map((other) => other.link)
      .filter((other) => other !== link && other.startsWith(link));
    const exclusions = longerLinks.map((other) => `(?!${other}(?:/|$))`).join('');
    return { text, link, activeMatch: `^${exclusions}${sectionOf(link)}(?:/|$)` };
  });
