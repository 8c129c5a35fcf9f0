import { RELATED_ID } from '../../../shared/pageParts';
import type { Page } from '../../page/page';

/** Specification: the table of contents covers the headings of levels 2 to 3. */
const DEEPEST_LEVEL = 3;

export interface ContentsEntry {
  id: string;
  text: string;
  depth: number;
}

/** The headings of a page but “Related”; none when its front matter says `outline: false`. */
export function contentsOf({ frontmatter, toc }: Page): ContentsEntry[] {
  return frontmatter.outline === false
    ? []
    : toc.filter(({ depth, id }) => depth >= 2 && depth <= DEEPEST_LEVEL && id !== RELATED_ID);
}
