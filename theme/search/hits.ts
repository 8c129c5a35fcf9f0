import type { PageResult, SectionResult } from './client';

/** A result as DocSearch's modal wants it, and as we draw it. */
export interface Hit {
  objectID: string;
  /** Address without the base. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: 'lvl1' | 'lvl2';
  content: null;
  hierarchy: Record<'lvl0' | 'lvl1', string> & Record<'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', null>;
  _highlightResult: { hierarchy: { lvl0: { value: string } } };
  page: PageResult;
  section: SectionResult;
}

/** Results for the modal, which groups them by `lvl0`: a group for each page, in the order of the engine. */
export function hitsOf(pages: PageResult[]): Hit[] {
  return pages.flatMap((page) =>
    page.sections.map((section): Hit => {
      const { anchor } = section;
      const url = anchor ? `${page.path}#${anchor}` : page.path;
      return {
        objectID: url,
        url,
        url_without_anchor: page.path,
        anchor: anchor || null,
        type: anchor ? 'lvl2' : 'lvl1',
        content: null,
        hierarchy: {
          lvl0: page.path,
          lvl1: page.title,
          lvl2: null,
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        _highlightResult: { hierarchy: { lvl0: { value: [...page.trail, page.title].join(' › ') } } },
        page,
        section,
      };
    }),
  );
}
