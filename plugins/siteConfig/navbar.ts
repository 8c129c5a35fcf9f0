import type { SidebarLink } from '../../shared/sidebar.ts';

const ARCHIVE_LINK = '/blog/archive';

/**
 * Returns a pattern that matches the beginning of each address that a link of the navbar stands
 * for. The link to the archive stands for all posts. Without such a link, the link to the page
 * about the association stands for them.
 */
function makeSectionPattern(link: string, hasArchiveLink: boolean): string {
  const section = link === ARCHIVE_LINK ? '/blog' : link.replace(/\/$/, '');
  return section === '/docs/association' && !hasArchiveLink ? `(?:${section}|/blog)` : section;
}

/**
 * Returns the navbar in Rspress's format. Rspress marks a link on the pages that its `activeMatch`
 * matches: those that the link stands for, except for those of a link with a longer address.
 */
export const makeNavbar = (links: SidebarLink[]) =>
  links.map(({ text, link }) => {
    const longerLinks = links
      .map((other) => other.link)
      .filter((other) => other !== link && other.startsWith(link));
    const hasArchiveLink = links.some((other) => other.link === ARCHIVE_LINK);
    const section = makeSectionPattern(link, hasArchiveLink);
    const exclusions = longerLinks.map((other) => `(?!${other}(?:/|$))`).join('');
    return { text, link, activeMatch: `^${exclusions}${section}(?:/|$)` };
  });
