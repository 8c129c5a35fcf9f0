import { usePages, usePage as useRspressPage } from '@rspress/core/runtime';
import type { FrontMatter } from '../../shared/schemas/frontMatterSchema';
import { oncePer } from './oncePer';

/**
 * Rspress's data about a page: its address, title and headings. It includes the page's front matter
 * as the checks read it.
 */
export type PageInfo = ReturnType<typeof useRspressPage>['page'] & { frontmatter: FrontMatter };

/** Returns the data of the rendered page. The not-found page has an empty front matter. */
export function usePage(): PageInfo {
  const { page } = useRspressPage() as { page: PageInfo & { ownFrontMatter?: FrontMatter } };
  return { ...page, frontmatter: page.ownFrontMatter ?? {} };
}

/** Returns the `lang` of the theme's English words: `en` on a French page, otherwise undefined. */
export const useEnglishLang = () => usePage().frontmatter.lang && 'en';

/** Rspress's data about each page of the site, by its address. */
export type PagesByAddress = Map<string, { title: string; frontmatter: FrontMatter }>;

const indexByAddress = oncePer(
  (pages: ReturnType<typeof usePages>['pages']) =>
    new Map(pages.map((page) => [page.routePath, page])) as PagesByAddress,
);

/** Returns the data about all pages of the site, by their addresses. */
export const usePagesByAddress = () => indexByAddress(usePages().pages);
