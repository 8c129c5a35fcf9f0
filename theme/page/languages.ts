import { usePages } from '@rspress/core/runtime';
import type { PageLanguage } from '../../shared/language';
import type { FrontMatter } from '../../shared/schemas/frontMatterSchema';
import { oncePer } from './oncePer';
import { usePage } from './page';

const languagesOf = oncePer(
  (pages: { routePath: string; frontmatter: FrontMatter }[]): Map<string, PageLanguage> =>
    new Map(pages.map(({ routePath, frontmatter }) => [routePath, frontmatter.lang])),
);

/** Returns the languages of all pages, by their addresses. */
export const usePageLanguages = (): Map<string, PageLanguage> =>
  languagesOf(usePages().pages as { routePath: string; frontmatter: FrontMatter }[]);

/**
 * Returns the attribute `lang` for the theme's English words: `en` if the text of the page is
 * French, otherwise undefined.
 */
export const useEnglishLang = () => usePage().frontmatter.lang && 'en';
