import type { SidebarLink } from '../../shared/sidebar.ts';

/** The archive of posts stands for all of them. */
const sectionOf = (link: string) => link.replace(/^\/blog\/archive$/, '/blog').replace(/\/$/, '');

/**
 * The navbar as Rspress takes it: a link is marked on pages below its address, unless they are
 * below a longer one.
 */
export const navbar = (links: SidebarLink[]) =>
  links.map(({ text, link }) => {
    const longer = links
      .map((other) => other.link)
      .filter((other) => other !== link && other.startsWith(link));
    const others = longer.map((other) => `(?!${other}(?:/|$))`).join('');
    return { text, link, activeMatch: `^${others}${sectionOf(link)}(?:/|$)` };
  });
