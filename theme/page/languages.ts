import { usePages } from '@rspress/core/runtime';
import type { PageLanguage } from '../../shared/language';
import type { FrontMatter } from '../../shared/schemas/frontMatterSchema';
import { usePage } from './page';

/** The languages of all pages, by their addresses. */
export function usePageLanguages(): Map<string, PageLanguage> {
  const pages = usePages().pages as { routePath: string; frontmatter: FrontMatter }[];
  return new Map(pages.map(({ routePath, frontmatter }) => [routePath, frontmatter.lang]));
}

/** `lang` of English words of ours within the text of a page: they need it in a text in French. */
export const useEnglish = () => usePage().frontmatter.lang && 'en';
