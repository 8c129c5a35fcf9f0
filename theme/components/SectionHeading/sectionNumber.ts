import { RELATED_ID } from '../../../shared/pageParts';
import type { PageInfo } from '../../page/page';

/**
 * Returns the number that stands before the heading of a section: `3. `. A section begins with a
 * heading of level 2. Returns an empty text if the front matter of the page does not say `numbered:
 * true`, and for the heading above the related pages.
 *
 * @param id the id of the heading
 */
export function formatSectionNumber(
  { frontmatter, toc }: Pick<PageInfo, 'frontmatter' | 'toc'>,
  id: string | undefined,
): string {
  if (!frontmatter.numbered) {
    return '';
  }
  const sections = toc.filter((heading) => heading.depth === 2 && heading.id !== RELATED_ID);
  const index = sections.findIndex((heading) => heading.id === id);
  return index === -1 ? '' : `${index + 1}. `;
}
