import { useMemo } from 'react';
import { usePage } from '../../navigation/pages';

/** Specification: the table of contents covers the headings of levels 2 to 3. */
export const DEEPEST_LEVEL = 3;

export interface ContentsEntry {
  id: string;
  text: string;
  depth: number;
}

/** The headings of the page; none when its front matter says `outline: false`. */
export function useContents(): ContentsEntry[] {
  const page = usePage();
  return useMemo(
    () =>
      page.frontmatter.outline === false
        ? []
        : page.toc.filter(({ depth }) => depth >= 2 && depth <= DEEPEST_LEVEL),
    [page],
  );
}
