import { usePages } from '@rspress/core/runtime';
import type { PageLanguage } from '../../shared/language';
import type { FrontMatter } from '../../shared/schemas/frontMatterSchema';
import { usePage } from './page';

/** Returns the languages of all pages, by their addresses. */
export function usePageLanguages(): Map<string, PageLanguage> {
  const pages = usePages().pages as { routePath: string; frontmatter: FrontMatter }[];
  return new Map(pages.map(({ routePath, frontmatter }) => [routePath, frontmatter.lang]));
}

/**
 * Returns the attribute `lang` for the theme's English words: `en` if the text of the page is
 * French, otherwise undefined.
 */
export const useEnglishLang = () => usePage().frontmatter.lang && 'en';
