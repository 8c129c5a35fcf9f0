import type { PageResult, SectionResult } from './client';

/** A result: the few properties that DocSearch's modal reads of one, and what we draw. */
export interface Hit {
  objectID: string;
  /** Address without the base. */
  url: string;
  /** What groups the sections of a page, and its title. */
  hierarchy: Record<'lvl0' | 'lvl1', string>;
  page: PageResult;
  section: SectionResult;
}

/** Results for the modal, which groups them by `lvl0`, which is not shown: a group for each page, in the order of the engine. */
export function hitsOf(pages: PageResult[]): Hit[] {
  return pages.flatMap((page) =>
    page.sections.map((section): Hit => {
      const url = section.anchor ? `${page.path}#${section.anchor}` : page.path;
      const hierarchy = { lvl0: page.path, lvl1: page.title };
      return { objectID: url, url, hierarchy, page, section };
    }),
  );
}
